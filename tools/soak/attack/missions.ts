import {
  type Mission,
  type MissionBody,
  missionsContract,
} from "../../../packages/api/src/missions/contract.ts";
import { dayInFrance } from "../../../packages/api/src/missions/days.ts";
import { proposalsContract } from "../../../packages/api/src/proposals/contract.ts";
import type { Browser } from "./browser.ts";

const dayMs = 86_400_000;

/** The day in France so many days from now. */
export const inDays = (days: number): string => dayInFrance(Date.now() + days * dayMs);

/** What a requester could fill in. */
export const missionBody = (changes: Partial<MissionBody> = {}): MissionBody => ({
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  title: "Tondre la pelouse du jardin",
  description: "Terrain plat de 300 m², tondeuse sur place.",
  placeCode: "69123",
  date: inDays(10),
  amount: 45,
  ...changes,
});

/** Posts a mission. */
export async function postMission(by: Browser, changes: Partial<MissionBody> = {}): Promise<Mission> {
  return (await by.get(missionsContract.create, { body: missionBody(changes) })).data;
}

/** Proposes for a mission; answers the proposal's id. */
export async function proposeFor(by: Browser, id: string): Promise<string> {
  const { data } = await by.get(proposalsContract.propose, { params: { id }, body: { amount: 60 } });
  return data.proposalId;
}

/** A mission that two people agreed on. */
export async function agreedMission(
  { requester, jobbeur }: { requester: Browser; jobbeur: Browser },
  changes: Partial<MissionBody> = {},
): Promise<Mission> {
  const mission = await postMission(requester, changes);
  const proposalId = await proposeFor(jobbeur, mission.id);
  await requester.get(proposalsContract.accept, { params: { id: mission.id, proposalId }, body: {} });
  return mission;
}
