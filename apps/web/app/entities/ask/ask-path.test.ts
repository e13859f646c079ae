import { expect, test } from "vitest";
import { askedSlugOf, askPath } from "./ask-path.ts";

test("an address that asks a person states whom when it is read", () => {
  const address = askPath("karim-b");
  expect(address).toBe("/dashboard/missions/poster-une-mission?demander=karim-b");
  expect(askedSlugOf(new URL(address, "http://x").searchParams)).toBe("karim-b");
});

test.each(["", "demander=", "categorie=jardinage"])("an address with « %s » asks no one", (query) => {
  expect(askedSlugOf(new URLSearchParams(query))).toBeNull();
});

test("whatever a name holds stays a name", () => {
  expect(askPath("a&categorie=x")).toBe("/dashboard/missions/poster-une-mission?demander=a%26categorie%3Dx");
});
