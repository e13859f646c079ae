import { decideProposal, type ProposalEvent } from "@jobami/machines/proposals/proposal";
import type { AddressedNotification } from "../../composition/contributions.ts";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Live } from "../../platform/live/live.ts";
import type { MissionRow } from "../missions/missions.domain.ts";
import { announceProposals } from "./announce.ts";
import { chosenNotification, proposalNotification } from "./proposals.copy.ts";
import { proposalsRepository as repository, stateOf } from "./proposals.repository.ts";

type Fate = Extract<ProposalEvent, { type: "other.accepted" | "mission.ended" | "terms.changed" }>;

/** Ends the open proposals of a mission that the caller has locked, or has them confirmed; answers whom to inform of what. */
export function createProposalEndings(deps: { clock: Clock; live: Pick<Live, "record"> }) {
  const { clock, live } = deps;

  async function apply(
    tx: Tx,
    mission: Pick<MissionRow, "id" | "statut">,
    fate: Fate,
    { except, confirmUntil }: { except?: string; confirmUntil?: Date } = {},
  ): Promise<AddressedNotification[]> {
    const rows = (await repository.lockOpen(tx, mission.id)).filter((row) => row.id !== except);
    const steps = rows.flatMap((row) => {
      const decision = decideProposal({ ...stateOf(row), missionStatut: mission.statut }, fate);
      return decision.allowed ? [{ row, ...decision }] : [];
    });
    const now = instant(clock);
    const missionEndedAt = fate.type === "mission.ended" ? now : null;
    for (const { row, next } of steps)
      await repository.setState(tx, row.id, { ...next, confirmUntil, missionEndedAt }, now);
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
    /** Its owner changed what proposals were made for: each is confirmed until then, or taken back by silence. */
    askConfirmations: (tx: Tx, mission: Pick<MissionRow, "id" | "statut">, until: Date) =>
      apply(tx, mission, { type: "terms.changed" }, { confirmUntil: until }),
    /** The mission ended: its open proposals are refused, or expire with it. */
    end: (tx: Tx, mission: MissionRow, as: "refusee" | "expiree") =>
      apply(tx, mission, { type: "mission.ended", as }),
    /** A proposal was accepted: the other open ones are refused. */
    refuseOthers: (tx: Tx, mission: MissionRow, accepted: string) =>
      apply(tx, mission, { type: "other.accepted" }, { except: accepted }),
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
