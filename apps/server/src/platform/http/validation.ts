import type { Endpoint } from "@jobami/api/http/contract";
import type { FieldError } from "@jobami/api/http/error-codes";
import type { z } from "zod";
import { DomainError } from "./domain-error.ts";

type Issue = z.core.$ZodIssue;

const expected: Record<string, string> = {
  string: "Un texte est attendu.",
  number: "Un nombre est attendu.",
  int: "Un nombre entier est attendu.",
  boolean: "Oui ou non est attendu.",
  array: "Une liste est attendue.",
  object: "Un ensemble de champs est attendu.",
};

/** French for the issues whose schema brings no words of its own. */
function frenchMessage(issue: z.core.$ZodRawIssue): string {
  if (issue.code === "invalid_type")
    return issue.input === undefined
      ? "Ce champ est obligatoire."
      : (expected[issue.expected] ?? "Cette valeur n’est pas du bon type.");
  if (issue.code === "too_small") return `Au moins ${String(issue.minimum)} est attendu.`;
  if (issue.code === "too_big") return `Au plus ${String(issue.maximum)} est attendu.`;
  return "Cette valeur n’est pas valide.";
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair. */
function isUnstorable(text: string): boolean {
  return text.includes("\u0000") || !text.isWellFormed();
}

function* findUnstorable(value: unknown, path: readonly string[]): Generator<readonly string[]> {
  if (typeof value === "string") {
    if (isUnstorable(value)) yield path;
  } else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (isUnstorable(name)) yield path;
      else yield* findUnstorable(inner, [...path, name]);
    }
  }
}

function fieldOf(issue: Issue): FieldError {
  return { path: issue.path.map(String).join("."), code: issue.code.toUpperCase(), message: issue.message };
}

/** One message a field, the first that its schema raises. */
function firstOfEach(fields: readonly FieldError[]): FieldError[] {
  return [...new Map([...fields].reverse().map((field) => [field.path, field])).values()].reverse();
}

/** Holds a request's parts to the contract. Throws VALIDATION_FAILED with every refused field. */
export function validateInput(
  endpoint: Endpoint,
  given: Record<"params" | "query" | "body", unknown>,
): Record<"params" | "query" | "body", unknown> {
  const fields: FieldError[] = [];
  const valid: Record<"params" | "query" | "body", unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    for (const path of findUnstorable(given[part], []))
      fields.push({
        path: path.join("."),
        code: "INVALID_FORMAT",
        message: "Des caractères ne sont pas lisibles.",
      });
    const parsed = schema.safeParse(given[part], { error: frenchMessage });
    if (parsed.success) valid[part] = parsed.data;
    else fields.push(...parsed.error.issues.map(fieldOf));
  }
  if (fields.length > 0) throw new DomainError("VALIDATION_FAILED", undefined, firstOfEach(fields));
  return valid;
}
