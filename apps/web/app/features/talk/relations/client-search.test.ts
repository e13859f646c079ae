import { leaAsClient, manyClients, paulAsClient } from "@jobami/api/relations/fixtures";
import { describe, expect, test } from "vitest";
import { foundClients, foundClientsPath, readClientSearch, tagsOf } from "./client-search.ts";

describe("the search for clients", () => {
  test("is what its address states, and states nothing of what narrows nothing", () => {
    const search = { query: "haie & fils", tag: "Jardin d’été" };
    const address = new URL(foundClientsPath(search), "https://jobami.exemple");
    expect(readClientSearch(address.searchParams)).toEqual(search);
    expect(foundClientsPath({ query: "", tag: "" })).toBe("/dashboard/clients");
  });

  test("finds names, tags, notes and last missions, whatever their accents and case", () => {
    const both = [leaAsClient, paulAsClient];
    const found = (query: string, tag = "") =>
      foundClients(both, { query, tag }).map(({ person }) => person.prenom);
    expect([found(""), found("lea"), found("ENTREE"), found("portail lea"), found("plomberie")]).toEqual([
      ["Léa", "Paul"],
      ["Léa"],
      ["Paul"],
      ["Léa"],
      [],
    ]);
    expect([found("", "JARDIN"), found("paul", "jardin")]).toEqual([["Léa"], []]);
  });

  test("offers each tag once, the most used first, and the chosen one always", () => {
    expect(tagsOf(manyClients, "")).toEqual(["Jardin", "Peinture", "Régulière"]);
    expect(tagsOf(manyClients, "peinture")).toEqual(["Jardin", "Peinture", "Régulière"]);
    expect(tagsOf(manyClients, "Autre").at(-1)).toBe("Autre");
    const all = Array.from({ length: 30 }, (_, at) => ({ ...paulAsClient, tags: [`Étiquette ${at}`] }));
    expect(tagsOf(all, "")).toHaveLength(12);
  });
});
