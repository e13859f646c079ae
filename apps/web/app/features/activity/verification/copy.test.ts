import { identityAccepted, insuranceRefused } from "@jobami/api/verification/fixtures";
import { expect, test } from "vitest";
import { detailOf } from "./copy.ts";

test("a paper that holds states until when; one that was refused, taken back or replaced states no such day", () => {
  expect(detailOf(identityAccepted)).toContain("valable jusqu’au");
  expect(detailOf({ ...identityAccepted, status: "expired" })).toContain("expiré depuis le");
  for (const status of ["refused", "revoked", "requested", "replaced"] as const)
    expect(detailOf({ ...insuranceRefused, status })).toMatch(/^Envoyé le [^·]+$/);
});
