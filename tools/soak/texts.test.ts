import { expect, test } from "vitest";
import { contract } from "../../apps/server/src/contract.ts";
import { textFieldsOf } from "../../apps/server/src/contract-tests/text-fields.ts";
import { type ReadField, worstText } from "./texts.ts";

const field = (name: string, read: (text: string) => string): ReadField => ({
  name,
  schema: { safeParse: (text) => ({ data: read(String(text)).slice(0, 60) }) },
});
const good = field("missions.create body.title", (text) => text.trim());

test("every field of the contract is tried: of addresses, of bodies, of lists and of what is within", () => {
  const names = textFieldsOf(contract).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(600);
  for (const name of [
    "auth.register body.password",
    "billing.edit body.client.address",
    "google.callback query.code",
  ])
    expect(names).toContain(name);
  expect(names.some((name) => name.endsWith("[]"))).toBe(true);
});

test("a field that reads a hostile text in the square of its length is named", () => {
  const bad = field("missions.create body.text", (text) => text.replace(/ +$/, ""));
  const [read] = worstText([good, bad]);
  expect(read).toMatchObject({
    held: false,
    what: expect.stringContaining('" " in missions.create body.text'),
  });
});

test("fields that read each letter once hold", () => {
  expect(worstText([good]).filter(({ held }) => !held)).toEqual([]);
});
