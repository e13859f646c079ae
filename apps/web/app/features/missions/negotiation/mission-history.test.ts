import { missionVersions, openMission } from "@jobami/api/missions/fixtures";
import { acceptedProposal, counteredByJobbeur, refusedProposal } from "@jobami/api/proposals/fixtures";
import { expect, test } from "vitest";
import { historyOf } from "./mission-history.ts";

const textsOf = (...given: Parameters<typeof historyOf>) =>
  historyOf(...given).map((step) =>
    step.what === "offered" ? `${step.what} ${step.offer.by} ${step.offer.amount}` : step.what,
  );
const at = (time: string) => `2026-11-20T${time}.000Z`;

test("follows a mission from its publication to its end, oldest first", () => {
  const agreed = { ...acceptedProposal, updatedAt: at("09:00:00") };
  const done = { ...openMission, statut: "terminee" as const, updatedAt: at("18:00:00") };
  expect(textsOf(done, [agreed])).toEqual([
    "published",
    "offered jobbeur 60",
    "offered client 50",
    "offered jobbeur 55",
    "agreed",
    "finished",
  ]);
});

test("puts the steps of several proposals in the order of their time", () => {
  const early = { ...counteredByJobbeur.offers[0], createdAt: at("08:00:00"), amount: 70 };
  const other = { ...refusedProposal, proposalId: "other", offers: [early], updatedAt: at("08:18:00") };
  expect(textsOf(openMission, [counteredByJobbeur, other] as (typeof counteredByJobbeur)[])).toEqual([
    "published",
    "offered jobbeur 70",
    "offered jobbeur 60",
    "refused",
    "offered client 50",
    "offered jobbeur 55",
  ]);
});

test("leaves out the refusals that an acceptance brings, and what the mission's end ended", () => {
  const agreed = { ...acceptedProposal, updatedAt: at("09:00:00") };
  const loser = { ...refusedProposal, proposalId: "loser", updatedAt: at("09:00:00") };
  expect(textsOf(openMission, [agreed, loser]).filter((what) => what === "refused")).toEqual([]);
  const expired = { ...refusedProposal, statut: "expiree" as const, updatedAt: at("20:00:00") };
  const past = { ...openMission, statut: "expiree" as const, updatedAt: at("20:00:00") };
  expect(textsOf(past, [expired]).at(-1)).toBe("ended");
  expect(textsOf(past, [expired])).not.toContain("expired");
  expect(textsOf(past, [{ ...expired, statut: "retiree", updatedAt: at("10:00:00") }])).toContain(
    "withdrawn",
  );
});

test("states each edit where it happened, with what was before and what came of it", () => {
  const [first] = missionVersions;
  if (first === undefined) throw new Error("No version to test with.");
  const second = { ...first, version: 2, amount: 55, replacedAt: at("10:00:00") };
  const steps = historyOf({ ...openMission, version: 3 }, [counteredByJobbeur], [second, first]);
  const edits = steps.flatMap((step) =>
    step.what === "edited" ? [[step.at, step.before.amount, step.after.amount]] : [],
  );
  expect(edits).toEqual([
    [at("09:00:00"), 50, 55],
    [at("10:00:00"), 55, 60],
  ]);
});
