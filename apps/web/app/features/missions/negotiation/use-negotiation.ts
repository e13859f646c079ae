import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyProposal } from "@jobami/api/proposals/live";
import {
  type NegotiationProblem,
  type ProposalNegotiationInput,
  proposalNegotiationView,
} from "@jobami/machines/proposals/proposal-negotiation";
import { useMemo } from "react";
import { useLiveEvents } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { isJustStated, noteStated, useNotify } from "../../../platform/notices/index.ts";
import { noticeText } from "./copy.ts";
import { negotiationMachine } from "./negotiation.actors.ts";

/** A notification of what the other side did comes beside it, in ms; the card on top of the mission waits longer. */
const notificationComesMs = 300;

/** What the live channel reports under a person's hands: notices state it, and where it stands it is shown. */
export const isByOtherSide = ({ code, cause }: NegotiationProblem) =>
  cause === null && code !== "LOAD_FAILED";

/** Runs one side of one negotiation: what the live channel reports moves it too. */
export function useNegotiation(input: ProposalNegotiationInput) {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const machine = useMemo(() => negotiationMachine(api, input.side), [api, input.side]);
  const [snapshot, send] = useFlow(machine, input, {
    notice: ({ kind, code }) => {
      const title = noticeText(code);
      if (title === null) return;
      const post = () => {
        noteStated(input.missionId);
        notify({ kind, title });
      };
      if (kind === "success") return post();
      // Most people are notified of it, and hear that alone.
      setTimeout(() => isJustStated(input.missionId) || post(), notificationComesMs);
    },
    "proposal.answered": ({ proposal }) => applyProposal(readings, proposal),
  });
  useLiveEvents({
    received: (event) => {
      if (event.name === "proposal_changed")
        send({ type: "proposal.moved", proposal: event.payload.proposal });
      if (event.name === "mission_changed") {
        const { id, statut } = event.payload.mission;
        send({ type: "mission.moved", missionId: id, statut });
      }
    },
    stale: () => send({ type: "reload.requested" }),
  });
  return { view: proposalNegotiationView(snapshot), send };
}
