import { cityPage } from "@jobami/api/search/fixtures";
import { expect, test } from "vitest";
import { jsonLdFaults } from "../../../testing/json-ld-faults.ts";
import { cityView } from "./city-view.ts";
import { cityJsonLd } from "./json-ld.ts";

const address = "https://jobami.example/services/tonte-de-pelouse/lyon-69";

test("search engines read a service in a commune by the rules of schema.org, with prices and without [SRCH-03]", () => {
  const quoted = cityPage.people.map((one) => ({
    ...one,
    services: one.services.map((service) => ({ ...service, unit: "quote" as const, amount: null })),
  }));
  for (const people of [cityPage.people, quoted, []])
    expect(cityJsonLd(cityView({ ...cityPage, people }), address).flatMap(jsonLdFaults)).toEqual([]);
});
