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

/** French for the issues whose schema brings no text of its own. */
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

/** Where unstorable texts stand in what a schema let through; the schema bounds its depth and its size. */
function findUnstorable(value: unknown, path: readonly string[] = []): FieldError[] {
  if (typeof value === "string")
    return isUnstorable(value)
      ? [{ path: path.join("."), code: "INVALID_FORMAT", message: "Des caractères ne sont pas lisibles." }]
      : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findUnstorable(inner, [...path, name]));
}

function fieldOf(issue: Issue): FieldError {
  return { path: issue.path.map(String).join("."), code: issue.code.toUpperCase(), message: issue.message };
}

/** One message a field, the first that its schema raises. */
function firstOfEach(fields: readonly FieldError[]): FieldError[] {
  return [...new Map([...fields].reverse().map((field) => [field.path, field])).values()].reverse();
}

/** The most fields that an address is read with. */
export const mostFields = 64;
/** The most problems that a refusal names. */
export const mostProblems = 20;

/** Holds a request's parts to the contract. Throws VALIDATION_FAILED with the refused fields, NOT_FOUND for an address that nothing can have. */
export function validateInput(
  endpoint: Endpoint,
  given: Record<"params" | "query" | "body", unknown>,
): Record<"params" | "query" | "body", unknown> {
  if (Object.keys(given.query ?? {}).length > mostFields) throw new DomainError("MALFORMED_REQUEST");
  const fields: FieldError[] = [];
  const valid: Record<"params" | "query" | "body", unknown> = {
    params: undefined,
    query: undefined,
    body: undefined,
  };
  for (const part of ["params", "query", "body"] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const parsed = schema.safeParse(given[part], { error: frenchMessage });
    if (parsed.success) valid[part] = parsed.data;
    else if (part === "params" && endpoint.errors.includes("NOT_FOUND")) throw new DomainError("NOT_FOUND");
    fields.push(...(parsed.success ? findUnstorable(parsed.data) : parsed.error.issues.map(fieldOf)));
  }
  if (fields.length > 0)
    throw new DomainError("VALIDATION_FAILED", undefined, firstOfEach(fields).slice(0, mostProblems));
  return valid;
}
