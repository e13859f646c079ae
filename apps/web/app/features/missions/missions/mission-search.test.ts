import { expect, it } from "vitest";
import { filterOf, type MissionSearch, missionSearchPath, readMissionSearch } from "./mission-search.ts";

const all: MissionSearch = {
  view: "ouvertes",
  usual: "ouvertes",
  page: 1,
  q: "",
  category: "",
  isUrgent: false,
  when: "",
  isNear: true,
  isLiked: false,
  budget: "",
  payment: "",
  postedBy: "",
  proposal: "",
  sort: "recent",
};
const narrow: MissionSearch = {
  view: "mes",
  usual: "ouvertes",
  page: 3,
  q: "haie & thuyas",
  category: "jardinage",
  isUrgent: true,
  when: "semaine",
  isNear: false,
  isLiked: true,
  budget: "heure",
  payment: "mixte",
  postedBy: "jobbeurs",
  proposal: "en-cours",
  sort: "amount",
};
const read = (path: string, usual: MissionSearch["usual"] = "ouvertes") =>
  readMissionSearch(new URL(path, "https://jobami.fr").searchParams, usual);

it("a list that leaves everything open has the plain address [MISS-01]", () => {
  expect(missionSearchPath(all)).toBe("/dashboard/missions");
  expect(read("/dashboard/missions")).toEqual(all);
});

it("every choice is in the address, and comes back from it [MISS-01]", () => {
  expect(missionSearchPath(narrow)).toBe(
    "/dashboard/missions?vue=mes&q=haie+%26+thuyas&categorie=jardinage&urgent=oui&quand=semaine&zone=partout&aimees=oui&tarif=heure&paiement=mixte&par=jobbeurs&proposition=en-cours&tri=prix&page=3",
  );
  expect(read(missionSearchPath(narrow))).toEqual(narrow);
});

it("a requester's own stand at the plain address, the open ones beside them", () => {
  const own = { ...all, view: "mes", usual: "mes" } as const;
  expect(read("/dashboard/missions", "mes")).toEqual(own);
  expect(missionSearchPath(own)).toBe("/dashboard/missions");
  const open = missionSearchPath({ ...own, view: "ouvertes" });
  expect(open).toBe("/dashboard/missions?vue=ouvertes");
  expect(read(open, "mes")).toEqual({ ...own, view: "ouvertes" });
  // An address that a jobbeur shares, and one of before, show what they name.
  expect(read("/dashboard/missions?vue=mes", "mes").view).toBe("mes");
});

it("what an address invents is left out", () => {
  expect(
    read(
      "/?vue=toutes&categorie=pirate&urgent=1&quand=2026-02-30&zone=ici&aimees=1&tarif=toString&paiement=or&par=&proposition=x&tri=hasard&page=-4",
    ),
  ).toEqual(all);
  expect(read("/?page=9999").page).toBe(100);
  expect(read(`/?q=${"a".repeat(200)}`).q).toHaveLength(120);
});

it("takes a week by its name and a day that there is, and asks the server for them", () => {
  expect(filterOf({ ...all, isNear: false, when: "prochaine" })).toEqual({ when: "next_week" });
  expect(read("/?quand=2026-12-03").when).toBe("2026-12-03");
  expect(filterOf({ ...read("/?quand=2026-12-03"), isNear: false })).toEqual({ when: "2026-12-03" });
  for (const other of ["2026-02-30", "demain", "toString", "1926-12-03"])
    expect(read(`/?quand=${other}`).when).toBe("");
});

it("asks the server for what narrows the list only [MISS-11, MISS-12]", () => {
  expect(filterOf({ ...all, isNear: false })).toEqual({});
  expect(filterOf({ ...all, view: "mes", q: "  " })).toEqual({});
  expect(filterOf(narrow)).toEqual({
    search: "haie & thuyas",
    categories: "jardinage",
    is_urgent: "true",
    when: "this_week",
    liked: "true",
    budget_types: "horaire",
    payment_methods: "hybrid",
    profile_types: "jobbeur",
    offer_status: "en_attente,contre_offre_client,contre_offre_jobbeur",
    sort_by: "amount",
  });
});

it("opens on one's zone; what one likes or proposed on is found wherever it is", () => {
  expect(filterOf(all)).toEqual({ nearby: "true" });
  expect(filterOf({ ...all, isLiked: true })).toEqual({ liked: "true" });
  expect(filterOf({ ...all, proposal: "acceptees" })).toEqual({ offer_status: "acceptee" });
});
