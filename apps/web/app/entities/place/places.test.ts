import type { Role } from "@jobami/api/http/route";
import { describe, expect, test } from "vitest";
import { memberMap } from "../../generated/member-map.ts";
import { notificationsPath } from "../../generated/paths.ts";
import { offeredIn } from "../../pages.ts";
import { memberPlaces, placesOfMember } from "./places.tsx";
import { staffPlaces } from "./staff-places.ts";

const { groupAt, placeGroups } = memberPlaces;

const currentAt = (path: string) =>
  placeGroups(path)
    .flatMap(({ places }) => places)
    .flatMap(({ label, current }) => (current === undefined ? [] : [[label, current]]));

describe("the map of places", () => {
  test("holds every place once, in a group, with an icon", () => {
    const drawn = placeGroups("/").flatMap(({ places }) => places);
    expect(drawn.map(({ href }) => href).sort()).toEqual(
      offeredIn(memberMap, "rail")
        .map(({ path }) => path)
        .sort(),
    );
    expect(drawn.filter(({ icon }) => !icon).map(({ label }) => label)).toEqual([]);
  });

  test("shows at most seven places of a group", () => {
    expect(placeGroups("/").filter(({ places }) => places.length > 7)).toEqual([]);
  });

  test.each([
    ["/dashboard", [["Accueil", "page"]], "today"],
    ["/dashboard/missions", [["Missions", "page"]], "missions"],
    ["/dashboard/missions/019301", [["Missions", "within"]], "missions"],
    ["/dashboard/missions/offres", [["Propositions", "page"]], "missions"],
    ["/dashboard/profil/securite", [["Sécurité", "page"]], "help"],
    ["/dashboard/support/ticket/7", [["Aide", "within"]], "help"],
    ["/dashboard/bug-reports/nouveau", [["Signaler un problème", "within"]], "help"],
    ["/dashboard/nulle-part", [], undefined],
    ["/", [], undefined],
  ])("%s lies in %j", (path, current, group) => {
    expect(currentAt(path)).toEqual(current);
    expect(groupAt(path)).toBe(group);
  });

  test("is another one for staff: each role has its own places, members have none", () => {
    const labels = (role: Role) =>
      staffPlaces(role)
        .placeGroups("/admin")
        .flatMap(({ places }) => places.map(({ label, current }) => [label, current]));
    expect(labels("jobutil")).toEqual([]);
    expect(labels("jobmodo")).toEqual([
      ["Modération", undefined],
      ["Contenus signalés", undefined],
      ["Filtrages contestés", undefined],
      ["Litiges", undefined],
      ["Recours", undefined],
      ["Mes décisions", undefined],
    ]);
    const drawn = staffPlaces("jobpadm")
      .placeGroups("/admin")
      .flatMap(({ places }) => places);
    expect(drawn.filter(({ icon }) => !icon).map(({ label }) => label)).toEqual([]);
    expect(labels("jobpadm").slice(0, 2)).toEqual([
      ["Administration", "page"],
      ["Modération", undefined],
    ]);
    expect(staffPlaces("jobpadm").groupAt("/moderation")).toBe("overview");
  });

  test("offers requesters nothing that is of use to jobbeurs alone", () => {
    const labels = (user: Parameters<typeof placesOfMember>[0]) =>
      placesOfMember(user)
        .placeGroups("/")
        .flatMap(({ places }) => places.map(({ label }) => label));
    const all = labels({ user_type: "jobbeur" });
    expect([labels(null), all.length]).toEqual([all, offeredIn(memberMap, "rail").length]);
    const theirs = labels({ user_type: "other" });
    expect(all.filter((label) => !theirs.includes(label))).toEqual([
      "Clients",
      "Facturation",
      "Qualité et performance",
      "Formations et conseils",
      "Adresse et affichette",
      "Cartes de visite",
      "Retoucher une photo",
      "Mes offres partenaires",
      "Scanner un code",
    ]);
  });

  test("states what waits at its place", () => {
    const count = { value: 2, label: "2 non lues" };
    const [today] = placeGroups("/dashboard", { [notificationsPath]: count });
    expect(today?.places.map((place) => place.count)).toEqual([undefined, count, undefined, undefined]);
  });
});
