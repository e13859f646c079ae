import { describe, expect, it } from "vitest";
import { aiConsentEndsAt, type ConsentRecord, consentStatus, decideConsent } from "./index.ts";

const inForce = { cgvVersion: "1.0", cguVersion: "1.0" };
const givenAt = Date.UTC(2026, 0, 15, 9);
const ai: ConsentRecord = { kind: "ai", givenAt, revokedAt: null, accepted: null };
const terms: ConsentRecord = { kind: "terms", givenAt, revokedAt: null, accepted: inForce };

describe("a consent to AI", () => {
  it("is absent, then given, then revoked [CONS-22]", () => {
    expect(consentStatus(null, givenAt, inForce)).toBe("absent");
    expect(consentStatus(ai, givenAt, inForce)).toBe("given");
    expect(consentStatus({ ...ai, revokedAt: givenAt + 1 }, givenAt + 1, inForce)).toBe("revoked");
  });

  it("holds six months to the millisecond [CONS-25]", () => {
    const end = Date.UTC(2026, 6, 15, 9);
    expect(aiConsentEndsAt(givenAt)).toBe(end);
    expect(consentStatus(ai, end - 1, inForce)).toBe("given");
    expect(consentStatus(ai, end, inForce)).toBe("lapsed");
  });

  it.each([
    [Date.UTC(2026, 7, 31), Date.UTC(2027, 1, 28)],
    [Date.UTC(2027, 7, 31, 23, 59), Date.UTC(2028, 1, 29, 23, 59)],
    [Date.UTC(2026, 11, 31), Date.UTC(2027, 5, 30)],
  ])("ends on the last day of a shorter month", (given, end) => {
    expect(aiConsentEndsAt(given)).toBe(end);
  });

  it("is not touched by new terms", () => {
    expect(consentStatus(ai, givenAt, { cgvVersion: "2.0", cguVersion: "2.0" })).toBe("given");
  });
});

describe("a consent to the terms", () => {
  it("does not lapse with time, and ends when either version changes [CONS-26]", () => {
    expect(consentStatus(terms, givenAt + 9e11, inForce)).toBe("given");
    expect(consentStatus(terms, givenAt, { ...inForce, cgvVersion: "1.1" })).toBe("outdated");
    expect(consentStatus(terms, givenAt, { ...inForce, cguVersion: "1.1" })).toBe("outdated");
  });

  it("that was revoked stays so whatever changes", () => {
    expect(consentStatus({ ...terms, revokedAt: givenAt }, givenAt, { ...inForce, cguVersion: "1.1" })).toBe(
      "revoked",
    );
  });
});

it.each(["given", "lapsed", "outdated"] as const)(
  "%s, then given again, replaces the record it had",
  (status) => {
    expect(decideConsent(status, { type: "consent.given", kind: "ai" })).toEqual({
      allowed: true,
      next: "given",
      follows: [{ type: "record.ended", as: "replaced" }, { type: "consent.recorded" }],
    });
  },
);

it.each(["given", "lapsed", "outdated"] as const)(
  "%s, then taken back, ends the record as revoked",
  (status) => {
    expect(decideConsent(status, { type: "consent.revoked" })).toEqual({
      allowed: true,
      next: "revoked",
      follows: [{ type: "record.ended", as: "revoked" }],
    });
  },
);
