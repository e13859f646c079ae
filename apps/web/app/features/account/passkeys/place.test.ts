import { expect, test } from "vitest";
import { namedAddress, placeOf } from "./place.ts";

test.each([
  ["jobami.fr", true, "ready"],
  ["localhost", true, "ready"],
  ["localhost", false, "unknown"],
  ["127.0.0.1", true, "address"],
  ["192.168.1.20", false, "address"],
  ["[::1]", true, "address"],
  ["1.2.3.4.example.org", true, "ready"],
] as const)("on %s, WebAuthn known: %s, passkeys are %s", (hostname, isKnown, place) => {
  expect(placeOf(hostname, isKnown)).toBe(place);
});

test("this machine has a name, another address has none", () => {
  expect(namedAddress("http://127.0.0.1:3000/login?from=%2Fdashboard")).toBe(
    "http://localhost:3000/login?from=%2Fdashboard",
  );
  expect(namedAddress("http://[::1]:3000/login")).toBe("http://localhost:3000/login");
  expect(namedAddress("http://192.168.1.20/login")).toBe(null);
});
