import type { Endpoint } from "@jobami/api/http/contract";
import { expect, it } from "vitest";
import { z } from "zod";
import { compareWithLock } from "./lock.ts";
import { breaks, readShapes, shapesOf, writeShapes } from "./shapes.ts";

const route = { method: "POST", path: "/api/things", access: "public" } as const;

function contractOf(body: z.ZodType, answer: z.ZodType, path: string = route.path) {
  const call: Endpoint = {
    route: { ...route, path } as Endpoint["route"],
    summary: "",
    body,
    answer,
    errors: [],
  };
  return shapesOf(new Map([["things.make", call]]));
}

const asked = { title: z.string(), kind: z.enum(["a", "b"]), note: z.string().optional() };
const answered = {
  id: z.string(),
  state: z.enum(["open", "over"]),
  rows: z.array(z.object({ at: z.int() })),
};
const before = contractOf(z.object(asked), z.object(answered));

it("packages/api/contract.lock is the contract, and nothing in it breaks who speaks the locked one", () => {
  const { text, locked, broken } = compareWithLock();
  expect(broken, "raise contractVersion, or keep what clients in the field rely on").toEqual([]);
  expect(locked === text, "made anew by `pnpm generate`").toBe(true);
});

it("a contract is read back from its lock", () => {
  expect(readShapes(writeShapes(3, before))).toEqual({ version: 3, shapes: before });
});

it.each([
  ["a call more", new Map([...before, ["things.other", { isOptional: false, types: ["GET /api/o"] }]])],
  [
    "a field more that may be left out",
    contractOf(z.object({ ...asked, more: z.string().optional() }), z.object(answered)),
  ],
  [
    "a value more that is taken",
    contractOf(z.object({ ...asked, kind: z.enum(["a", "b", "c"]) }), z.object(answered)),
  ],
  ["a field more in an answer", contractOf(z.object(asked), z.object({ ...answered, more: z.string() }))],
  [
    "a value less in an answer",
    contractOf(z.object(asked), z.object({ ...answered, state: z.enum(["open"]) })),
  ],
])("%s breaks no one", (_, now) => {
  expect(breaks(before, now)).toEqual([]);
});

it.each([
  ["a call less", new Map(), "things.make went"],
  [
    "another address",
    contractOf(z.object(asked), z.object(answered), "/api/t"),
    "things.make: POST /api/t is new",
  ],
  [
    "a field more that is asked for",
    contractOf(z.object({ ...asked, more: z.string() }), z.object(answered)),
    "things.make > body.more is asked for",
  ],
  [
    "a field that must be there now",
    contractOf(z.object({ ...asked, note: z.string() }), z.object(answered)),
    "things.make > body.note must be there now",
  ],
  [
    "a value less that is taken",
    contractOf(z.object({ ...asked, kind: z.enum(["a"]) }), z.object(answered)),
    'things.make > body.kind: "b" is no longer taken',
  ],
  [
    "a field less in an answer",
    contractOf(
      z.object(asked),
      z.object({ id: z.string(), state: z.enum(["open", "over"]), rows: z.array(z.object({})) }),
    ),
    "things.make < answer.rows[].at went",
  ],
  [
    "a value more in an answer",
    contractOf(z.object(asked), z.object({ ...answered, state: z.enum(["open", "over", "held"]) })),
    'things.make < answer.state: "held" is new',
  ],
  [
    "a field that may be missing now",
    contractOf(z.object(asked), z.object({ ...answered, id: z.string().optional() })),
    "things.make < answer.id may be missing now",
  ],
  [
    "an answered null",
    contractOf(z.object(asked), z.object({ ...answered, id: z.string().nullable() })),
    "things.make < answer.id: null is new",
  ],
])("%s breaks clients in the field", (_, now, what) => {
  expect(breaks(before, now)).toEqual([what]);
});
