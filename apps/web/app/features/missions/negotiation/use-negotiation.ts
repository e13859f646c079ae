import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { applyProposal } from "@jobami/api/proposals/live";
import {
  type ProposalNegotiationInput,
  proposalNegotiationView,
} from "@jobami/machines/proposals/proposal-negotiation";
import { useMemo } from "react";
import { useLiveEvents } from "../../../platform/live/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { noteAnswered, useNotify } from "../../../platform/notices/index.ts";
import { noticeText } from "./copy.ts";
import { negotiationMachine } from "./negotiation.actors.ts";

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
      if (kind === "success") noteAnswered();
      notify({ kind, title });
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
