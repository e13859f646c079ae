import { expect, test } from "vitest";
import { jsonLdFaults } from "../../../testing/json-ld-faults.ts";
import { siteJsonLd } from "./json-ld.ts";

test("search engines read what the site is called and where it is", () => {
  expect(jsonLdFaults(siteJsonLd("Jobami", "https://jobami.example"))).toEqual([]);
});
