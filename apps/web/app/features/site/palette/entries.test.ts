import type { Role } from "@jobami/api/http/route";
import { hourlyMission, ines, karim, openMission } from "@jobami/api/missions/fixtures";
import { pendingProposal } from "@jobami/api/proposals/fixtures";
import { describe, expect, test } from "vitest";
import { memberMap } from "../../../generated/member-map.ts";
import { offersPath } from "../../../generated/paths.ts";
import { settingsPages } from "../../../generated/settings.ts";
import { staffMap } from "../../../generated/staff-map.ts";
import { offeredIn } from "../../../pages.ts";
import { missionPath } from "../../../paths.ts";
import { foundGroups, type OwnThings, paletteEntries } from "./entries.tsx";

const now = Date.UTC(2026, 10, 20, 9);
const none: OwnThings = { missions: [], sent: [], received: [] };

function found(typed: string, used: readonly string[] = [], own = none): string[][] {
  return foundGroups(paletteEntries(own, now), typed, used).map(({ title, entries }) => [
    title,
    ...entries.map(({ label }) => label),
  ]);
}

describe("the palette", () => {
  test("holds every place of the rail, every section of the settings and every act, each once", () => {
    const entries = paletteEntries(none, now);
    const places = [...offeredIn(memberMap, "rail"), ...settingsPages].map(({ path }) => path);
    expect(entries.flatMap(({ to }) => to ?? []).sort()).toEqual([...new Set(places)].sort());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test("leads staff to the pages of their role, and no one else", () => {
    const staffPaths: readonly string[] = staffMap.map(({ path }) => path);
    const led = (role?: Role) =>
      paletteEntries(none, now, role).flatMap(({ to = "" }) => (staffPaths.includes(to) ? [to] : []));
    expect(led()).toEqual([]);
    expect(led("jobmodo")).toEqual([
      "/moderation",
      "/moderation/signalements",
      "/moderation/contestations",
      "/moderation/litiges",
      "/moderation/recours",
      "/moderation/mes-decisions",
    ]);
    expect(led("jobpadm")).toEqual(expect.arrayContaining(["/admin", "/moderation"]));
    expect(foundGroups(paletteEntries(none, now, "jobpadm"), "admin", [])[0]?.entries[0]?.to).toBe("/admin");
  });

  test.each([
    ["parmetres", "Paramètres"],
    ["paramtres", "Paramètres"],
    ["notifcations", "Notifications"],
    ["missions", "Missions"],
    ["mot de passe", "Sécurité"],
    ["demander un coup de main", "Publier une mission"],
    ["mode nuit", "Thème sombre"],
    ["supprimer mon compte", "Données et compte"],
    ["taille du texte", "Affichage et lecture"],
    ["contraste", "Contraste élevé"],
    ["deconexion", "Se déconnecter"],
  ])("« %s » means %s first", (typed, label) => {
    expect(found(typed)[0]?.[1]).toBe(label);
  });

  test("shows what was used last first, once, while nothing is typed", () => {
    const groups = found("", ["act.theme.dark", offersPath, "gone"]);
    expect(groups[0]).toEqual(["Récemment", "Thème sombre", "Propositions"]);
    expect(groups.slice(1).flat()).not.toContain("Thème sombre");
    expect(found("").map(([title]) => title)).toEqual(["Aller à", "Faire"]);
  });

  test("finds one’s own missions by title and place, at most five before a word is typed", () => {
    const missions = Array.from({ length: 7 }, (_, at) => ({
      ...hourlyMission,
      id: `own-${at}`,
      title: at === 6 ? "Tondre le jardin" : `Rangement ${at}`,
    }));
    expect(found("", [], { ...none, missions }).at(-1)).toHaveLength(1 + 5);
    expect(found("tondr", [], { ...none, missions })[0]).toEqual(["Mes missions", "Tondre le jardin"]);
  });

  test("names whom one negotiates with once, by what was written last, whichever side they are on", () => {
    const earlier = { ...pendingProposal, jobbeur: karim, updatedAt: "2026-01-01T00:00:00.000Z" };
    const later = {
      ...earlier,
      mission: { ...earlier.mission, id: openMission.id, title: "Monter une armoire" },
      updatedAt: "2026-01-02T00:00:00.000Z",
    };
    const asJobbeur = { ...earlier, mission: { ...earlier.mission, owner: ines } };
    const entries = paletteEntries({ ...none, received: [earlier, later], sent: [asJobbeur] }, now);
    const people = entries.filter(({ group }) => group === "people");
    expect(people.map(({ label, description, to }) => [label, description, to])).toEqual([
      ["Karim B.", "Monter une armoire", missionPath(openMission.id)],
      ["Inès D.", earlier.mission.title, missionPath(earlier.mission.id)],
    ]);
  });

  test("leads to the search for services, and to the missions, for terms that are neither a place nor one’s own; one letter is no word", () => {
    const last = foundGroups(paletteEntries(none, now), " déménager un piano ", []).at(-1);
    expect(last?.entries.map(({ label, to }) => [label, to])).toEqual([
      ["Trouver quelqu’un pour «\u202fdéménager un piano\u202f»", undefined],
      [
        "Chercher « déménager un piano » dans les missions",
        "/dashboard/missions?q=d%C3%A9m%C3%A9nager+un+piano",
      ],
    ]);
    expect(found("z")).toEqual([]);
  });
});
