import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { jobbeurId, missionId, proposal } from "./proposal-negotiation.fixture.ts";
import { createProposalNegotiationMachine } from "./proposal-negotiation.machine.ts";
import type { Negotiation, Proposal, ProposalSide, Step } from "./proposal-negotiation.types.ts";
import { proposalNegotiationView } from "./proposal-negotiation.view.ts";

/** The proposal of the tests. */
export const proposalId = "c0ffee00-0000-4000-8000-000000000001";

/** One side's page, with the server in the test's hands. */
export function play(side: ProposalSide, loaded?: Negotiation) {
  const simulation = createSimulation();
  const load = holdPromise<Negotiation, { missionId: string; proposalId: string | null }>();
  const step = holdPromise<Proposal, Step>();
  const actor = simulation.start(
    createProposalNegotiationMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { loadNegotiation: load.logic, sendStep: step.logic },
    }),
    { input: { side, missionId, proposalId: null, jobbeurId } },
  );
  if (loaded !== undefined) load.answer(loaded);
  return {
    ...simulation,
    load,
    step,
    send: actor.send.bind(actor),
    receive: (moved: Proposal) => actor.send({ type: "proposal.moved", proposal: moved }),
    view: () => proposalNegotiationView(actor.getSnapshot()),
    codes: () => simulation.emitted.flatMap((event) => ("code" in event ? [event.code] : [])),
  };
}

/** A negotiation that stands, for a page to load. */
export const standing = (more: Parameters<typeof proposal>[0] = {}): Negotiation => {
  const one = proposal(more);
  return { proposal: one, missionStatut: one.mission.statut };
};

/** A page on which an offer was begun. */
export function composing(side: ProposalSide, loaded: Negotiation = standing()) {
  const page = play(side, loaded);
  page.send({ type: "offer.begun" });
  return page;
}

/** A page on which a decision waits for its yes. */
export function deciding(side: ProposalSide, decision: "accept" | "reject" | "withdraw") {
  const page = play(side, standing());
  page.send({ type: "decision.chosen", decision });
  return page;
}
