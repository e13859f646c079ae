import { expect, test } from "vitest";
import { goingTo, intentOf } from "./going.ts";

const compose = "/dashboard/missions/poster-une-mission";
const read = (query: string) => {
  const params = new URLSearchParams(query);
  return [goingTo(params), intentOf(params)];
};

test.each([
  ["", null, null],
  ["profil=jobbeur", null, "jobbeur"],
  ["from=%2Foffres%2Fcafe", "/offres/cafe", null],
  ["profil=other&categorie=jardinage", `${compose}?categorie=jardinage`, "other"],
  ["besoin=tailler&lieu=Lyon&commune=69123", `${compose}?besoin=tailler&lieu=Lyon&commune=69123`, "other"],
  [`from=${encodeURIComponent(`${compose}?demander=karim-b`)}`, `${compose}?demander=karim-b`, "other"],
  ["profil=jobbeur&from=%2Fdashboard", "/dashboard", "jobbeur"],
])("whoever signs up by « %s » was going to %s, as %s", (query, path, intent) => {
  expect(read(query)).toEqual([path, intent]);
});

test.each([
  "//ailleurs.example",
  "/\\ailleurs.example",
  "https://ailleurs.example/",
  "javascript:alert(1)",
  `/${"a".repeat(500)}`,
])("« %s » is no page to go to", (from) => {
  expect(read(`from=${encodeURIComponent(from)}`)).toEqual([null, null]);
});
