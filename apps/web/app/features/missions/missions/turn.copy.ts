import { displayText } from "@jobami/api/http/display-text";
import type { ListedMission } from "@jobami/api/missions/contract";
import { proposalCountText } from "../../../entities/mission/index.ts";

/** Whose answer is awaited: « À vous de répondre », « À vous de répondre à 3 propositions », « À Karim de répondre ». */
export const turnText = ({ isMine, count, other }: NonNullable<ListedMission["turn"]>): string =>
  isMine
    ? `À vous de répondre${count > 1 ? ` à ${proposalCountText(count)}` : ""}`
    : `À ${other ? displayText(other.prenom) : `${count}\u00a0personnes`} de répondre`;
