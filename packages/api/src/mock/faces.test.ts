import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "../http/contract.ts";
import { domainMocks } from "./domains.ts";

type Node = { properties?: Record<string, unknown> } & Record<string, unknown>;

/** The objects within a JSON schema that show a person to others: a first name and an initial. */
function people(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(people);
  if (typeof schema !== "object" || schema === null) return [];
  const { properties } = schema as Node;
  const isPerson = properties !== undefined && "prenom" in properties && "initiale" in properties;
  return [...(isPerson ? [properties] : []), ...Object.values(schema).flatMap(people)];
}

const shapeOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "output", unrepresentable: "any", reused: "inline" });

const facelessIn = (schema: z.ZodType) => people(shapeOf(schema)).filter((person) => !("photo" in person));

const answers = Object.values(domainMocks).flatMap(({ contract }) =>
  Object.values<Endpoint>(contract).map((endpoint) => ({
    path: `${endpoint.route.method} ${endpoint.route.path}`,
    answer: endpoint.answer,
  })),
);

test("wherever an answer shows a person, it has their face", () => {
  expect(answers.filter(({ answer }) => people(shapeOf(answer)).length > 0).length).toBeGreaterThan(20);
  expect(answers.filter(({ answer }) => facelessIn(answer).length > 0).map(({ path }) => path)).toEqual([]);
});

test("a person without a face is found, however deep", () => {
  const faceless = z.object({ prenom: z.string(), initiale: z.string() });
  expect(facelessIn(z.object({ data: z.array(z.object({ other: faceless.nullable() })) }))).toHaveLength(1);
});
