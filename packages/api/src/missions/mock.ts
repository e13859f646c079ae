import { defineMock } from "../mock/define-mock.ts";
import { missionsContract } from "./contract.ts";
import { missionPage, openMission } from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const missionsMock = defineMock(missionsContract, {
  list: missionPage,
  all: missionPage,
  matching: missionPage,
  create: { success: true, data: openMission },
  details: { success: true, data: openMission },
  close: { success: true, data: { ...openMission, statut: "annulee" }, message: "La mission est annulée." },
});
