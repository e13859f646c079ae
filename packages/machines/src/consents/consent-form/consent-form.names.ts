import type { ConsentNames } from "./consent-form.types.ts";

/** The longest name that the server takes, in characters. */
const longestName = 60;

function withoutBrackets(name: string): string {
  return name
    .replace(/[\p{Cc}\p{Cs}<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestName);
}

/** A name as it is sent: without markup (unless it is nothing else) and control characters, its blanks single, trimmed [CONS-13]. */
export function cleanName(name: string): string {
  return withoutBrackets(name.replace(/<[^<>]*>/g, " ")) || withoutBrackets(name);
}

export function cleanNames({ firstName, lastName }: ConsentNames): ConsentNames {
  return { firstName: cleanName(firstName), lastName: cleanName(lastName) };
}
