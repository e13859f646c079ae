import { endedOffer, hedgeOffer, windowOffer } from "@jobami/api/offers/fixtures";
import { expect, test } from "vitest";
import { jsonLdFaults } from "../../../testing/json-ld-faults.ts";
import { offerJsonLd, offerTitle } from "./json-ld.ts";

test("search engines read an offer by the rules of schema.org, and its title names who makes it", () => {
  for (const offer of [hedgeOffer, windowOffer, endedOffer])
    expect(jsonLdFaults(offerJsonLd(offer, "https://jobami.example/offres-partenaires/a/b"))).toEqual([]);
  expect(offerTitle(hedgeOffer)).toBe(`${hedgeOffer.title}, par ${hedgeOffer.owner.name}`);
});
