import { expect, test } from "vitest";
import { birthDateBounds, birthDateFault } from "./birth-date.ts";

const at = (instant: string) => Date.parse(instant);

test("a person may have an account from the day they are 18 on, as France counts days", () => {
  const young = "Il faut avoir 18\u00a0ans pour avoir un compte.";
  expect(birthDateFault("2008-11-25", at("2026-11-24T22:59:59Z"))).toBe(young);
  expect(birthDateFault("2008-11-25", at("2026-11-24T23:00:00Z"))).toBe(null);
  expect(birthDateFault("2030-01-01", at("2026-11-24T23:00:00Z"))).toBe(young);
});

test("who is born on a 29 February is 18 on the first of March", () => {
  expect(birthDateFault("2008-02-29", at("2026-02-28T12:00:00Z"))).not.toBe(null);
  expect(birthDateFault("2008-02-29", at("2026-03-01T12:00:00Z"))).toBe(null);
  expect(birthDateBounds(at("2028-02-29T12:00:00Z")).max).toBe("2010-03-01");
});

test("no one is older than 120", () => {
  expect(birthDateFault("1906-11-24", at("2026-11-25T12:00:00Z"))).toBe("Vérifiez l’année de naissance.");
  expect(birthDateFault("1906-11-25", at("2026-11-25T12:00:00Z"))).toBe(null);
});
