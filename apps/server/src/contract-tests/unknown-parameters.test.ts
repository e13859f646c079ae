import { expect, test } from "vitest";
import { contract } from "../contract.ts";

/** The provider of sign-in sends the browser back with parameters of its own. */
const forgiving = new Set(["google.callback"]);

const questions = [...contract].flatMap(([name, { query }]) =>
  query === undefined ? [] : [[name, query] as const],
);

test.each(questions)("%s refuses a parameter that it does not know [MISS-25]", (name, query) => {
  const asked = query.safeParse({ "no-such-filter": "1" });
  const codes = asked.success ? [] : asked.error.issues.map(({ code }) => code);
  expect(codes.includes("unrecognized_keys")).toBe(!forgiving.has(name));
});
