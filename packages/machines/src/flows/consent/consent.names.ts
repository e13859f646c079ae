import type { ConsentNames } from "./consent.types.ts";

/** The longest name that the server takes, in characters. */
const longestName = 60;

/** A name as it is sent: without markup and control characters, its blanks single, trimmed [CONS-13]. */
export function cleanName(name: string): string {
  return name
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\p{Cc}\p{Cs}<>]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestName);
}

export function cleanNames({ firstName, lastName }: ConsentNames): ConsentNames {
  return { firstName: cleanName(firstName), lastName: cleanName(lastName) };
}
