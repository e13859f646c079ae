import { describe, expect, test } from "vitest";
import { withdrawalPath } from "../../../generated/paths.ts";
import { legalTexts } from "./content/texts.ts";
import { legalPages } from "./legal-pages.ts";
import { type LegalBlock, type LegalText, runsOf } from "./legal-text.ts";

const brand = { name: "Marque", phone: "01", email: "a@exemple.fr", city: "Lyon" };

function paragraphs(block: LegalBlock): readonly string[] {
  if (typeof block === "string") return [block];
  return "rows" in block ? [] : block;
}

const allOf = (text: LegalText, publisher = {}) => text({ brand, publisher });

describe.each(Object.entries(legalTexts))("%s", (_, text) => {
  test("has sections, each with its own title and something to read", () => {
    const sections = allOf(text);
    expect(sections.length).toBeGreaterThanOrEqual(5);
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
    for (const { blocks } of sections) expect(blocks.length).toBeGreaterThan(0);
  });

  test("leads only to pages that exist", () => {
    const links = allOf(text)
      .flatMap(({ blocks }) => blocks.flatMap(paragraphs))
      .flatMap(runsOf)
      .flatMap(({ to }) => (to?.startsWith("/") ? [to.slice(1)] : []));
    const known = [...Object.keys(legalPages), withdrawalPath.slice(1)];
    for (const path of links) expect(known).toContain(path);
  });

  test("names the product by its configuration alone", () => {
    expect(JSON.stringify(allOf(text))).not.toContain("Jobami");
  });
});

test("the operator's identity is what is configured, and nothing else", () => {
  const identity = JSON.stringify(allOf(legalTexts["mentions-legales"], { companyName: "Rue d’à côté SAS" }));
  expect(identity).toContain("Rue d’à côté SAS");
  expect(identity).not.toContain("RCS");
});

test("the privacy policy keeps data in France and answers requests within one month [GDPR-06]", () => {
  const policy = JSON.stringify(allOf(legalTexts["politique-confidentialite"]));
  expect(policy).toContain("Vos données sont conservées en France");
  expect(policy).toContain("Nous répondons dans un délai d'un mois");
});

test("a browser is known as long as its cookie states, in both texts", () => {
  for (const page of ["politique-confidentialite", "cookies"] as const)
    expect(JSON.stringify(allOf(legalTexts[page]))).toContain("13 mois");
});

test("new terms are announced 15 days ahead, and refusing them refunds the rest of a subscription", () => {
  for (const page of ["conditions-utilisation", "conditions-generales"] as const) {
    const terms = JSON.stringify(allOf(legalTexts[page]));
    expect(terms).toContain("au moins 15 jours à l'avance");
    expect(terms).toContain("au prorata du temps restant");
  }
});
