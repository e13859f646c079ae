import { karim, lea } from "@jobami/api/missions/fixtures";
import {
  acceptedProposal,
  awaited,
  counteredByOwner,
  pendingProposal,
  waiting,
} from "@jobami/api/proposals/fixtures";
import { expect, test } from "vitest";
import { waitingItems } from "./waiting-items.ts";

const day = Date.parse(`${acceptedProposal.mission.date}T11:00:00Z`);
const before = day - 24 * 3_600_000;
const given = { ...waiting, toAnswer: [pendingProposal], underWay: [acceptedProposal] };

test("each proposal is seen from the side of whoever reads, and only what awaits them is to be answered", () => {
  expect(waitingItems(given, lea.id, before).toAnswer).toEqual([
    { proposal: pendingProposal, side: "client" },
  ]);
  expect(waitingItems(given, karim.id, before).toAnswer).toEqual([]);
  const countered = { ...given, toAnswer: [counteredByOwner] };
  expect(waitingItems(countered, karim.id, before).toAnswer).toEqual([
    { proposal: counteredByOwner, side: "jobbeur" },
  ]);
});

test("several on one mission of theirs are compared, those of others answered one by one", () => {
  const second = { ...pendingProposal, proposalId: pendingProposal.proposalId.replace(/.$/, "9") };
  const elsewhere = {
    ...second,
    proposalId: pendingProposal.proposalId.replace(/.$/, "8"),
    mission: { ...pendingProposal.mission, id: pendingProposal.mission.id.replace(/.$/, "8") },
  };
  const several = { ...waiting, toAnswer: [pendingProposal, elsewhere, second] };
  expect(waitingItems(several, lea.id, before)).toMatchObject({
    toCompare: [[pendingProposal, second]],
    toAnswer: [{ proposal: elsewhere, side: "client" }],
  });
  const [one, other] = [pendingProposal, second].map((proposal) => ({
    ...proposal,
    statut: "contre_offre_client" as const,
  }));
  const asJobbeur = waitingItems({ ...waiting, toAnswer: [one, other] as never }, karim.id, before);
  expect(asJobbeur.toCompare).toEqual([]);
  expect(asJobbeur.toAnswer).toHaveLength(2);
});

test("agreed work is confirmed by its owner from its day on, and stays agreed for the jobbeur", () => {
  expect(waitingItems(given, lea.id, before)).toMatchObject({
    toConfirm: [],
    agreed: [{ proposal: acceptedProposal, side: "client" }],
  });
  expect(waitingItems(given, lea.id, day)).toMatchObject({ toConfirm: [acceptedProposal], agreed: [] });
  expect(waitingItems(given, karim.id, day)).toMatchObject({
    toConfirm: [],
    agreed: [{ proposal: acceptedProposal, side: "jobbeur" }],
  });
});

test("the day of a mission comes when it comes where it is", () => {
  const overseas = (zone: string) => ({
    ...acceptedProposal,
    mission: { ...acceptedProposal.mission, zone },
  });
  const dueAt = (zone: string, instant: string) =>
    waitingItems({ ...given, underWay: [overseas(zone)] }, lea.id, Date.parse(instant)).toConfirm.length;
  expect(acceptedProposal.mission.date).toBe("2026-12-05");
  expect(dueAt("Indian/Reunion", "2026-12-04T19:59:59Z")).toBe(0);
  expect(dueAt("Indian/Reunion", "2026-12-04T20:00:00Z")).toBe(1);
  expect(dueAt("Europe/Paris", "2026-12-04T20:00:00Z")).toBe(0);
  expect(dueAt("America/Martinique", "2026-12-05T03:59:59Z")).toBe(0);
  expect(dueAt("America/Martinique", "2026-12-05T04:00:00Z")).toBe(1);
});

test("what has ended meanwhile is left out", () => {
  const done = { ...acceptedProposal, mission: { ...acceptedProposal.mission, statut: "terminee" as const } };
  expect(waitingItems({ ...given, toAnswer: [acceptedProposal], underWay: [done] }, lea.id, day)).toEqual({
    toCompare: [],
    toAnswer: [],
    toConfirm: [],
    awaited: [],
    agreed: [],
  });
});

test("a mission that awaits an act stands among what waits, and not below as agreed on too", () => {
  const [, day] = awaited;
  const given = {
    ...waiting,
    toAnswer: [],
    underWay: [{ ...acceptedProposal, mission: { ...acceptedProposal.mission, id: day?.missionId ?? "" } }],
    awaited: [...awaited],
  };
  expect(waitingItems(given, karim.id, before)).toMatchObject({ awaited, agreed: [] });
});
