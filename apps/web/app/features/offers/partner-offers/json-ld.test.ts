import { hedgeOffer } from "@jobami/api/offers/fixtures";
import { expect, test } from "vitest";
import { offerDescription } from "./json-ld.ts";

test("what a shared link shows of an offer ends with one full stop, after an initial and after a name", () => {
  const by = (name: string) => offerDescription({ ...hedgeOffer, owner: { ...hedgeOffer.owner, name } });
  expect(by("Karim B.")).toMatch(/Proposée par Karim B\.$/);
  expect(by("Atelier Karim")).toMatch(/Proposée par Atelier Karim\.$/);
});
