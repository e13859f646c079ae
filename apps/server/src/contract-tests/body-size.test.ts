import { defaultBodyBytes, type Endpoint } from "@jobami/api/http/contract";
import { expect, test } from "vitest";
import { z } from "zod";
import { contract } from "../contract.ts";
import { bodyShape } from "../platform/http/json-body.ts";

type JsonSchema = Exclude<z.core.JSONSchema.JSONSchema, boolean>;
interface Size {
  bytes: number;
  depth: number;
  values: number;
}

/** What one UTF-16 unit of a text may take in a body: `\uXXXX`. */
const escaped = 6;
/** A text whose length a pattern bounds: an id, a day, a commune. */
const patterned = 64;

function largest(sizes: readonly Size[]): Size {
  const most = (of: (size: Size) => number) => Math.max(0, ...sizes.map(of));
  return { bytes: most((s) => s.bytes), depth: most((s) => s.depth), values: most((s) => s.values) };
}

function sizeOfText(schema: JsonSchema, where: string): Size {
  const units =
    schema.maxLength ?? (schema.pattern === undefined && schema.format === undefined ? null : patterned);
  if (units === null) throw new Error(`${where}: a text without a bound`);
  return { bytes: units * escaped + 2, depth: 0, values: 1 };
}

/** The largest lawful JSON of a schema. Throws for texts and lists without a bound. */
function sizeOf(schema: JsonSchema, where: string): Size {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return largest(choices.map((one) => sizeOf(one as JsonSchema, where)));
  const literals = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (literals !== undefined)
    return {
      bytes: Math.max(...literals.map((one) => JSON.stringify(one).length)) * escaped,
      depth: 0,
      values: 1,
    };
  if (schema.type === "string") return sizeOfText(schema, where);
  if (schema.type === "array") {
    if (schema.maxItems === undefined) throw new Error(`${where}: a list without a bound`);
    const item = sizeOf(schema.items as JsonSchema, where);
    const count = schema.maxItems;
    return { bytes: 2 + count * (item.bytes + 1), depth: item.depth + 1, values: 1 + count * item.values };
  }
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
      const size = sizeOf(field as JsonSchema, `${where}.${name}`);
      return { ...size, bytes: size.bytes + name.length * escaped + 4 };
    });
    const sum = (of: (size: Size) => number) => fields.reduce((total, size) => total + of(size), 0);
    return {
      bytes: 2 + sum((s) => s.bytes),
      depth: largest(fields).depth + 1,
      values: 1 + sum((s) => s.values),
    };
  }
  return { bytes: 32, depth: 0, values: 1 };
}

const withBody = [...contract].filter(([, { body }]) => body !== undefined);
const bodyOf = (name: string, { body }: Endpoint) =>
  sizeOf(z.toJSONSchema(body as z.ZodType, { io: "input", unrepresentable: "any" }) as JsonSchema, name);

test.each(withBody)("the longest lawful body of %s is read", (name, endpoint) => {
  const size = bodyOf(name, endpoint);
  expect(size.bytes).toBeLessThanOrEqual(endpoint.bodyBytes ?? defaultBodyBytes);
  expect([size.depth <= bodyShape.depth, size.values <= bodyShape.values / 4]).toEqual([true, true]);
});

test("a call reads more than 16 KB only where its longest lawful body is longer", () => {
  const larger = withBody.filter(([, { bodyBytes }]) => bodyBytes !== undefined);
  const needless = larger.filter(([name, endpoint]) => bodyOf(name, endpoint).bytes <= defaultBodyBytes);
  expect([defaultBodyBytes, needless.map(([name]) => name)]).toEqual([16 * 1024, []]);
});
