import { describe, expect, test } from "vitest";
import { staffMap } from "../../generated/staff-map.ts";
import { trailAt } from "./trail.ts";

describe("the pages above a page", () => {
  test.each([
    ["/dashboard", [["Dashboard", "/dashboard"]]],
    [
      "/dashboard/missions",
      [
        ["Accueil", "/dashboard"],
        ["Missions", "/dashboard/missions"],
      ],
    ],
    [
      "/dashboard/missions/poster-une-mission",
      [
        ["Accueil", "/dashboard"],
        ["Missions", "/dashboard/missions"],
        ["Publier une mission", "/dashboard/missions/poster-une-mission"],
      ],
    ],
    [
      "/dashboard/missions/offres",
      [
        ["Accueil", "/dashboard"],
        ["Missions", "/dashboard/missions"],
        ["Propositions", "/dashboard/missions/offres"],
      ],
    ],
    [
      "/dashboard/missions/0193/",
      [
        ["Accueil", "/dashboard"],
        ["Missions", "/dashboard/missions"],
        ["Mission", "/dashboard/missions/0193"],
      ],
    ],
    [
      "/dashboard/parametres/reconnaissance-vocale",
      [
        ["Accueil", "/dashboard"],
        ["Paramètres", "/dashboard/parametres"],
        ["Reconnaissance vocale", "/dashboard/parametres/reconnaissance-vocale"],
      ],
    ],
    [
      "/dashboard/profil/securite",
      [
        ["Accueil", "/dashboard"],
        ["Profil", "/dashboard/profil"],
        ["Sécurité", "/dashboard/profil/securite"],
      ],
    ],
    ["/", []],
  ])("of %s are %j", (path, crumbs) => {
    expect(trailAt(path).map(({ label, href }) => [label, href])).toEqual(crumbs);
  });

  test("of staff are those of the area that brings its pages, and nothing of them elsewhere", () => {
    const path = "/moderation/litiges/0193";
    expect(trailAt(path, undefined, staffMap).map(({ label }) => label)).toEqual([
      "Modo",
      "Litiges",
      "Litige",
    ]);
    expect(trailAt(path)).toEqual([]);
  });

  test("end with the page by its own title, where it has one", () => {
    expect(trailAt("/dashboard/missions/0193", "Tailler une haie").map(({ label }) => label)).toEqual([
      "Accueil",
      "Missions",
      "Tailler une haie",
    ]);
  });
});
