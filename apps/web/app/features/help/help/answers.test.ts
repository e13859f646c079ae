import { describe, expect, test } from "vitest";
import { plainText } from "../../../entities/prose/index.ts";
import { allAnswers, helpGroups, readGroup } from "./answers.server.ts";
import { findAnswers } from "./find-answers.server.ts";

test("at least forty questions have an answer and an address of their own, in subjects", () => {
  const slugs = allAnswers().map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThanOrEqual(40);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(new Set(helpGroups().map(({ id }) => id)).size).toBe(helpGroups().length);
  for (const { answers } of helpGroups()) expect(answers.length).toBeGreaterThanOrEqual(5);
  for (const { blocks } of allAnswers()) expect(plainText(blocks).length).toBeGreaterThan(60);
});

test("none names the product: whoever runs it has named it", () => {
  for (const { question, blocks } of allAnswers())
    expect(`${question} ${plainText(blocks)}`).not.toContain("Jobami");
});

test("a question without its address is refused", () => {
  expect(() => readGroup("./a.md", "---\ntitle: A\nupdated: 2026-01-01\n---\n## Quoi ?\nCeci.")).toThrow(
    "./a.md",
  );
});

describe("the search", () => {
  test.each([
    ["mot de passe", "mot-de-passe-oublie"],
    ["annuler", "mettre-fin-a-une-mission"],
    ["supprimer mon compte", "supprimer-mon-compte"],
    ["commission", "est-ce-payant"],
    ["SIRET", "verifier-mon-entreprise"],
    ["theme sombre", "theme-sombre"],
    ["facture", "facture"],
    ["assurance", "assurance-du-jobbeur"],
    ["impôts", "declarer-ses-revenus"],
    // Without accents, in the plural, with a letter wrong.
    ["proposition retiree", "retirer-une-proposition"],
    ["verifcation deux etapes", "deux-etapes"],
    ["coordonees masquees", "coordonnees-masquees"],
    ["favorris", "favoris"],
  ])("for « %s » finds %s among the first three", (text, slug) => {
    expect(
      findAnswers(text)
        .slice(0, 3)
        .map((answer) => answer.slug),
    ).toContain(slug);
  });

  test.each(["zzzzqqq", "", "?!", "le la les"])("for %j finds nothing", (text) => {
    expect(findAnswers(text)).toEqual([]);
  });

  test("gives a dozen at most", () => {
    expect(findAnswers("mission proposition prix compte").length).toBeLessThanOrEqual(12);
  });
});
