import { useApi } from "@jobami/api/http/provider";
import { applyLiveEvent } from "@jobami/api/live/cache";
import {
  type ProposalNegotiationInput,
  proposalNegotiationView,
} from "@jobami/machines/flows/proposal-negotiation";
import { useMemo } from "react";
import { useSWRConfig } from "swr";
import { useLiveEvents } from "../../world/live.ts";
import { useNotify } from "../../world/notices.ts";
import { useFlow } from "../../world/use-flow.ts";
import { noticeWords } from "./copy.ts";
import { negotiationMachine } from "./negotiation.actors.ts";

/** Runs one side of one negotiation: what the live channel says moves it too. */
export function useNegotiation(input: ProposalNegotiationInput) {
  const api = useApi();
  const notify = useNotify();
  const { mutate } = useSWRConfig();
  const machine = useMemo(() => negotiationMachine(api, input.side), [api, input.side]);
  const [snapshot, send] = useFlow(machine, input, {
    notice: ({ kind, code, params }) =>
      notify({ kind, title: noticeWords(code, String(params?.message ?? "")) }),
    moved: ({ proposal }) =>
      applyLiveEvent(mutate, {
        seq: 0,
        at: proposal.updatedAt,
        name: "proposal_changed",
        payload: { proposal },
      }),
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
