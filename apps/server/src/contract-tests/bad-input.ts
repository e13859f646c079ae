import type { Endpoint } from "@jobami/api/http/contract";
import { z } from "zod";

/** Where an input goes wrong, and how. */
export interface BadInput {
  part: "params" | "query" | "body";
  field: string;
  kind: string;
  value: unknown;
}

type Part = BadInput["part"];

/** What travels in an address is text: wrong types do not exist there. */
const badTexts: [kind: string, value: string][] = [
  ["too long", "a".repeat(10_001)],
  ["control character", "avant\u0007après"],
  ["NUL", "avant\u0000après"],
  ["only NUL", "\u0000"],
];
const badValues: [kind: string, value: unknown][] = [
  ...badTexts,
  ["null", null],
  ["lone surrogate", "avant\ud800après"],
  ["list", ["a"]],
  ["object", { a: 1 }],
  ["object that resembles a text", { toString: "a", length: 3 }],
];
/** Wrong for all fields but those of their own type. */
const typedValues: [type: string, value: unknown][] = [
  ["string", "texte"],
  ["number", 12.345],
  ["boolean", true],
];

/** Numbers that are nearly another one, or too large to be stored. */
const extremeNumbers = [1e-9, -1e-9, 0.005, 1e15 + 0.5, 2 ** 53, 1e308];

/** Extreme numbers for every number of a body: refused or taken, never a failure. */
export function numberInputs(endpoint: Endpoint): BadInput[] {
  return fieldsOf(endpoint.body)
    .filter(([, schema]) => typeOf(schema) === "number")
    .flatMap(([field]) =>
      extremeNumbers.map((value): BadInput => ({ part: "body", field, kind: String(value), value })),
    );
}

/** The innermost schema of a field, without defaults, refinements and transformations. */
function core(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return core(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return core(schema.in as z.ZodType);
  return schema;
}

/** The fields of a part of an endpoint's input. */
export function fieldsOf(schema: z.ZodType | undefined): [name: string, schema: z.ZodType][] {
  const object = schema === undefined ? undefined : core(schema);
  return object instanceof z.ZodObject ? (Object.entries(object.shape) as [string, z.ZodType][]) : [];
}

function typeOf(schema: z.ZodType): string {
  const inner = core(schema);
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat || inner instanceof z.ZodEnum)
    return "string";
  if (inner instanceof z.ZodNumber) return "number";
  return inner instanceof z.ZodBoolean ? "boolean" : "literal";
}

/** Whether a field declares that it takes such a value: null where it may be empty, a list of texts where it is one. */
function isDeclared(kind: string, schema: z.ZodType): boolean {
  const given = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional ? schema.unwrap() : schema;
  if (kind === "null") return given instanceof z.ZodNullable;
  const inner = core(schema);
  return (
    kind === "list" && inner instanceof z.ZodArray && core(inner.element as z.ZodType) instanceof z.ZodString
  );
}

function ofBody(field: string, schema: z.ZodType): BadInput[] {
  const type = typeOf(schema);
  const make = ([kind, value]: [string, unknown]): BadInput => ({ part: "body", field, kind, value });
  const isRequired = !schema.safeParse(undefined).success;
  return [
    ...badValues.filter(([kind]) => !isDeclared(kind, schema)).map(make),
    ...typedValues.filter(([one]) => one !== type && type !== "literal").map(make),
    ...(isRequired ? [make(["missing", undefined])] : []),
  ];
}

/** Every bad value for every field of an endpoint. A field that the schema takes with a value is left out of it. */
export function badInputs(endpoint: Endpoint): BadInput[] {
  const ofAddress = (part: Part, schema: z.ZodType | undefined) =>
    fieldsOf(schema).flatMap(([field]) =>
      badTexts.map(([kind, value]): BadInput => ({ part, field, kind, value })),
    );
  return [
    ...ofAddress("params", endpoint.params),
    ...ofAddress("query", endpoint.query),
    ...fieldsOf(endpoint.body).flatMap(([field, schema]) => ofBody(field, schema)),
  ];
}
