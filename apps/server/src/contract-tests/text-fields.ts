import type { Endpoint } from "@jobami/api/http/contract";
import { z } from "zod";

/** A place of the contract where a text may be sent, whatever the field makes of it. */
export interface TextField {
  /** `missions.create body.title`; of a list `photos[]`. */
  name: string;
  schema: z.ZodType;
}

/** What stands within a schema that holds others, by the name that follows its own; null for one that holds none. */
function within(schema: z.ZodType): [name: string, schema: z.ZodType][] | null {
  const of = (inner: unknown, name = ""): [string, z.ZodType][] => [[name, inner as z.ZodType]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).map(([name, inner]) => [`.${name}`, inner as z.ZodType]);
  if (schema instanceof z.ZodArray) return of(schema.element, "[]");
  if (schema instanceof z.ZodRecord) return [...of(schema.keyType, "{name}"), ...of(schema.valueType, "{}")];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => of(option));
  return null;
}

/** The schema that a text meets within what may be missing, empty or made into something else. */
function inner(schema: z.ZodType): z.ZodType | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return schema.unwrap() as z.ZodType;
  return schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : null;
}

/** Whether there are fields within, however deep. */
function holdsFields(schema: z.ZodType): boolean {
  if (within(schema) !== null) return true;
  const below = inner(schema);
  return below !== null && holdsFields(below);
}

/** Every field within a schema: with its own checks and transformations around what it holds. */
function fieldsIn(name: string, schema: z.ZodType): TextField[] {
  if (!holdsFields(schema)) return [{ name, schema }];
  const parts = within(schema);
  if (parts !== null) return parts.flatMap(([part, field]) => fieldsIn(`${name}${part}`, field));
  const below = inner(schema);
  return below === null ? [] : fieldsIn(name, below);
}

/** Every field of a contract's addresses and bodies. */
export function textFieldsOf(contract: ReadonlyMap<string, Endpoint>): TextField[] {
  return [...contract].flatMap(([call, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema === undefined ? [] : fieldsIn(`${call} ${part}`, schema),
    ),
  );
}
