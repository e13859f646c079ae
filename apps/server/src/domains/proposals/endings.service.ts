import { decideProposal, type ProposalEvent } from "@jobami/machines/proposals/proposal";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import type { MissionRow } from "../missions/missions.domain.ts";
import { announceProposals } from "./announce.ts";
import { chosenNotification, proposalNotification } from "./proposals.copy.ts";
import { proposalsRepository as repository } from "./proposals.repository.ts";

type Fate = Extract<ProposalEvent, { type: "other.accepted" | "mission.ended" }>;

/** Ends the open proposals of a mission that the caller has locked; answers whom to inform of what. */
export function createProposalEndings(deps: { clock: Clock; live: Pick<Live, "record"> }) {
  const { clock, live } = deps;

  async function apply(
    tx: Tx,
    mission: Pick<MissionRow, "id" | "statut">,
    fate: Fate,
    except?: string,
  ): Promise<AddressedNotification[]> {
    const rows = (await repository.lockOpen(tx, mission.id)).filter((row) => row.id !== except);
    const steps = rows.flatMap((row) => {
      const state = { statut: row.statut, version: row.version, missionStatut: mission.statut };
      const decision = decideProposal(state, fate);
      return decision.allowed ? [{ row, ...decision }] : [];
    });
    const now = instant(clock);
    const missionEndedAt = fate.type === "mission.ended" ? now : null;
    for (const { row, next } of steps)
      await repository.setState(tx, row.id, { ...next, missionEndedAt }, now);
    const ended = await announceProposals(
      tx,
      live,
      steps.map(({ row }) => row),
    );
    return steps.flatMap(({ row, follows }) =>
      follows.flatMap((follow) =>
        follow.type === "side.notified"
          ? [
              {
                to: follow.side === "client" ? row.ownerId : row.jobbeurId,
                ...proposalNotification(ended(row.id)[follow.side], follow.side, follow.of),
              },
            ]
          : [],
      ),
    );
  }

  return {
    /** The mission ended: its open proposals are refused, or expire with it. */
    end: (tx: Tx, mission: MissionRow, as: "refusee" | "expiree") =>
      apply(tx, mission, { type: "mission.ended", as }),
    /** A proposal was accepted: the other open ones are refused. */
    refuseOthers: (tx: Tx, mission: MissionRow, accepted: string) =>
      apply(tx, mission, { type: "other.accepted" }, accepted),
    /** What the jobbeur who does the mission reads of its end. */
    async notifyChosen(
      tx: Tx,
      mission: MissionRow,
      statut: "terminee" | "annulee",
    ): Promise<AddressedNotification[]> {
      const to = await repository.chosenJobbeur(tx, mission.id);
      return to === null ? [] : [{ to, ...chosenNotification(mission, statut) }];
    },
  };
}

export type ProposalEndings = ReturnType<typeof createProposalEndings>;
