import { expect, test } from "vitest";
import { completenessOf, hasBothNames, type ProfilePart } from "./completeness.ts";
import { jobbeurProfile, newProfile, requesterProfile } from "./fixtures.ts";

test("a profile counts its names once both are there [PROF-07]", () => {
  const names = [
    { prenom: "Léa", nom: "Martin" },
    { prenom: "Léa", nom: "" },
    { prenom: " ", nom: "Martin" },
    { prenom: "", nom: "" },
  ];
  expect(names.map(hasBothNames)).toEqual([true, false, false, false]);
  expect(completenessOf({ ...jobbeurProfile, nom: "" })).toEqual({ percent: 90, next: "names" });
});

test.each([
  [jobbeurProfile, { percent: 100, next: null }],
  [newProfile, { percent: 10, next: "services" }],
  [
    { ...requesterProfile, about: "" },
    { percent: 30, next: "about" },
  ],
] as const)("is reported in percent, with what helps most next", (profile, expected) => {
  expect(completenessOf(profile)).toEqual(expected);
});

test("leads step by step to a whole profile", () => {
  const steps: ProfilePart[] = [];
  let profile = newProfile;
  for (let { next } = completenessOf(profile); next !== null; next = completenessOf(profile).next) {
    steps.push(next);
    profile = { ...profile, [next]: jobbeurProfile[next as "about"] };
  }
  expect(steps).toEqual(["services", "zone", "about", "availability", "headline", "languages"]);
});
