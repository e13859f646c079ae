import { describe, expect, test } from "vitest";
import { findByTerms } from "./find-by-terms.ts";

const places = [
  "Accueil",
  "Notifications",
  "Missions",
  "Publier une mission",
  "Propositions",
  "Paramètres",
  "Sécurité",
];
const found = (typed: string) => findByTerms(places, (place) => place, typed);

describe("places by their terms", () => {
  test("are all there while nothing is typed", () => {
    expect(found("  ")).toEqual(places);
  });

  test.each([
    ["securite", "Sécurité"],
    ["SÉCU", "Sécurité"],
    ["parmetres", "Paramètres"],
    ["paramettres", "Paramètres"],
    ["notifcations", "Notifications"],
    ["propsoitions", "Propositions"],
    ["mission publier", "Publier une mission"],
    ["acceuil", "Accueil"],
  ])("« %s » means %s", (typed, place) => {
    expect(found(typed)[0]).toBe(place);
  });

  test("the best comes first, and what is meant by nothing is not there", () => {
    expect(found("missions")[0]).toBe("Missions");
    expect(found("facture")).toEqual([]);
  });
});
