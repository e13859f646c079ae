import { defineMock } from "../mock/define-mock.ts";
import { missionsContract } from "./contract.ts";
import {
  askedMission,
  matchingPage,
  missionAsks,
  missionPage,
  missionPictures,
  missionVersions,
  openMission,
  publication,
  reactions,
} from "./fixtures.ts";

/** What the domain answers in stories and tests. */
export const missionsMock = defineMock(missionsContract, {
  list: missionPage,
  all: missionPage,
  matching: matchingPage,
  asked: { success: true, data: [] },
  create: { success: true, data: openMission },
  details: { success: true, data: openMission },
  edit: { success: true, data: { ...openMission, version: 2 } },
  versions: { success: true, data: [...missionVersions] },
  reactions: { success: true, data: reactions },
  reject: { success: true, data: { ...reactions, isRejected: true } },
  like: { success: true, data: { ...reactions, likes: reactions.likes + 1, isLiked: true } },
  recommend: {
    success: true,
    data: { ...reactions, recommendations: reactions.recommendations + 1, isRecommended: true },
  },
  publication: { success: true, data: publication },
  asks: { success: true, data: [...missionAsks] },
  see: { success: true, data: askedMission },
  decline: { success: true, data: { id: askedMission.id } },
  open: { success: true, data: openMission },
  pictures: { success: true, data: [] },
  addPicture: { success: true, data: [...missionPictures] },
  describePicture: { success: true, data: [...missionPictures] },
  movePicture: { success: true, data: [...missionPictures] },
  removePicture: { success: true, data: [] },
  close: { success: true, data: { ...openMission, statut: "annulee" }, message: "La mission est annulée." },
});
