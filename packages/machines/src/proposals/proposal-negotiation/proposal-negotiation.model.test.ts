import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Simulation } from "../../testing/index.ts";
import { allowedActions } from "./negotiation.rules.ts";
import { jobbeurId, missionId, proposal, terms } from "./proposal-negotiation.fixture.ts";
import { createProposalNegotiationMachine } from "./proposal-negotiation.machine.ts";
import { type NegotiationState, negotiationModel } from "./proposal-negotiation.model.ts";
import type {
  Negotiation,
  Proposal,
  ProposalNegotiationEvent,
  Step,
  Terms,
} from "./proposal-negotiation.types.ts";
import { proposalNegotiationView } from "./proposal-negotiation.view.ts";

const nextStatus = (side: ProposalSide, now: ProposalStatus): Record<Step["action"], ProposalStatus> => ({
  confirm: now,
  propose: "en_attente",
  counter: `contre_offre_${side}`,
  accept: "acceptee",
  reject: "refusee",
  withdraw: "retiree",
});

/** The server's truth beside the machine: it moves, and reports. */
function createHarness(simulation: Simulation) {
  const load = holdPromise<Negotiation, { missionId: string; proposalId: string | null }>();
  const send = holdPromise<Proposal, Step>();
  const machine = createProposalNegotiationMachine({ newIdempotencyKey: countingKeys() }).provide({
    actors: { loadNegotiation: load.logic, sendStep: send.logic },
  });
  const open = (side: ProposalSide) =>
    simulation.start(machine, { input: { side, missionId, proposalId: null, jobbeurId } });
  const harness = {
    simulation,
    load,
    send,
    actor: null as ReturnType<typeof open> | null,
    side: "client" as ProposalSide,
    truth: { proposal: null, missionStatut: "ouverte" } as Negotiation,
    /** What was typed and not accepted yet. */
    typed: null as Terms | null,
    typings: 0,
    proposals: 0,
    open: (side: ProposalSide): void => {
      harness.side = side;
      if (side === "client") harness.truth.proposal = proposal();
      harness.actor = open(side);
    },
    do: (event: ProposalNegotiationEvent): void => harness.actor?.send(event),
    type: (): void => {
      harness.typings += 1;
      harness.typed = { ...terms, amount: 50 + harness.typings };
    },
    /** A step of the server's; whatever it is, but a change of the mission, leaves nothing to confirm. */
    move: (statut: ProposalStatus, mission?: MissionStatus, confirmBy: string | null = null): Proposal => {
      const missionStatut = mission ?? harness.truth.missionStatut;
      const version = (harness.truth.proposal?.version ?? 0) + 1;
      const moved = proposal({ ...harness.truth.proposal, statut, version, confirmBy });
      moved.mission = { ...moved.mission, statut: missionStatut };
      harness.truth = { proposal: moved, missionStatut };
      return moved;
    },
    propose: (): Proposal => {
      harness.proposals += 1;
      const made = proposal({
        proposalId: `proposal-${harness.proposals}`,
        createdAt: `2026-01-15T09:${String(harness.proposals).padStart(2, "0")}:00.000Z`,
        missionStatut: harness.truth.missionStatut,
      });
      harness.truth = { ...harness.truth, proposal: made };
      return made;
    },
    receive: (moved: Proposal): void => harness.do({ type: "proposal.moved", proposal: moved }),
    agree: (): void => {
      const step = send.asked.at(-1);
      if (step === undefined) return;
      if (step.terms !== null) harness.typed = null;
      const statut = nextStatus(harness.side, standingOf(harness))[step.action];
      send.answer(
        step.action === "propose"
          ? harness.propose()
          : harness.move(statut, statut === "acceptee" ? "en_cours" : undefined),
      );
    },
  };
  return harness;
}

type Harness = ReturnType<typeof createHarness>;
const standingOf = ({ truth }: { truth: Negotiation }) => truth.proposal?.statut ?? "en_attente";
const otherSide = ({ side }: Harness): ProposalSide => (side === "client" ? "jobbeur" : "client");
const otherCounters = (harness: Harness) => harness.move(`contre_offre_${otherSide(harness)}`);

function expectedValue({ at }: NegotiationState): unknown {
  return at === "writing" || at === "conflict" ? { composing: at } : at;
}

proveMachine({
  machine: createProposalNegotiationMachine({ newIdempotencyKey: () => "key" }),
  model: negotiationModel,
  harness: createHarness,
  perform: {
    "opens as the client": (harness) => harness.open("client"),
    "opens as the jobbeur": (harness) => harness.open("jobbeur"),
    "the negotiation is loaded": ({ load, truth }) => load.answer({ ...truth }),
    "the negotiation cannot be loaded": ({ load }) => load.fail(refused("NETWORK")),
    "loads again": (harness) => harness.do({ type: "retry.requested" }),
    "reads again": (harness) => harness.do({ type: "reload.requested" }),
    "begins an offer": (harness) => harness.do({ type: "offer.begun" }),
    writes: (harness) => {
      harness.type();
      harness.do({ type: "terms.typed", terms: harness.typed ?? terms });
    },
    "leaves the offer": (harness) => harness.do({ type: "offer.left" }),
    "sends the offer": (harness) => {
      harness.type();
      harness.do({ type: "terms.submitted", terms: harness.typed ?? terms });
    },
    "chooses to accept": (harness) => harness.do({ type: "decision.chosen", decision: "accept" }),
    "chooses to reject": (harness) => harness.do({ type: "decision.chosen", decision: "reject" }),
    "chooses to withdraw": (harness) => harness.do({ type: "decision.chosen", decision: "withdraw" }),
    "chooses to confirm": (harness) => harness.do({ type: "decision.chosen", decision: "confirm" }),
    confirms: (harness) => harness.do({ type: "decision.confirmed" }),
    "changes their mind": (harness) => harness.do({ type: "decision.left" }),
    "the server agrees": (harness) => harness.agree(),
    "the server knows a newer offer": (harness) =>
      harness.send.fail(refused("PROPOSAL_CHANGED", { data: { proposal: otherCounters(harness) } })),
    "the server reports that it ended meanwhile": (harness) =>
      harness.send.fail(refused("PROPOSAL_CHANGED", { data: { proposal: harness.move("expiree") } })),
    "the server reports that the mission is closed": ({ send }) => send.fail(refused("MISSION_CLOSED")),
    "the server does not allow it": ({ send }) => send.fail(refused("PROPOSAL_TRANSITION_REFUSED")),
    "the server refuses the terms": ({ send }) =>
      send.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("amount")] })),
    "the network fails": ({ send }) => send.fail(refused("NETWORK")),
    "tries again": (harness) => {
      const last = harness.send.asked.at(-1);
      harness.do({ type: "retry.requested" });
      expect(harness.send.asked.at(-1)).toEqual(last);
    },
    "gives up": (harness) => harness.do({ type: "step.abandoned" }),
    "live: the other side counters": (harness) => harness.receive(otherCounters(harness)),
    "live: a newer offer of the other side arrives": (harness) => {
      otherCounters(harness);
      harness.receive(otherCounters(harness));
    },
    "live: the client rejects": (harness) => harness.receive(harness.move("refusee")),
    "live: the jobbeur withdraws": (harness) => harness.receive(harness.move("retiree")),
    "live: the mission changes": (harness) =>
      harness.receive(harness.move(standingOf(harness), undefined, "2026-01-17T09:00:00.000Z")),
    "live: the jobbeur confirms": (harness) => harness.receive(harness.move(standingOf(harness))),
    "live: the mission is cancelled": (harness) => {
      harness.truth = { ...harness.truth, missionStatut: "annulee" };
      harness.do({ type: "mission.moved", missionId, statut: "annulee" });
    },
    "live: what is known comes again": (harness) => {
      if (harness.truth.proposal !== null) harness.receive(harness.truth.proposal);
    },
    "live: another negotiation moves": (harness) => {
      harness.receive(
        proposal({
          jobbeur: { id: "somebody-else", prenom: "Zoé", initiale: "C", photo: null },
          version: 99,
        }),
      );
      harness.do({ type: "mission.moved", missionId: "another", statut: "annulee" });
    },
  },
  agree: ({ actor, load, send, side }, state) => {
    if (actor === null) return;
    const snapshot = actor.getSnapshot();
    const view = proposalNegotiationView(snapshot);
    expect(snapshot.value).toEqual(expectedValue(state));
    expect(load.waiting()).toBe(state.at === "loading" ? 1 : 0);
    expect(send.waiting()).toBe(state.at === "sending" ? 1 : 0);
    expect(view).toMatchObject({
      side,
      decision: state.decision,
      isConflict: state.at === "conflict",
      isSending: state.at === "sending",
      canRetry: state.at === "unsent",
    });
    if (state.at === "loading" || state.at === "unloaded") return;
    expect(view.proposal?.statut ?? null).toBe(state.statut);
    expect(typeof view.proposal?.confirmBy === "string").toBe(state.isUnconfirmed);
    expect(view.missionStatut).toBe(state.mission);
  },
  invariants: {
    "never two steps under way": ({ send }) => send.waiting() <= 1,
    "nothing typed is dropped before the server has it": ({ actor, typed }) =>
      actor === null || JSON.stringify(actor.getSnapshot().context.typed) === JSON.stringify(typed),
    "no button that the life cycle forbids": ({ actor, truth, side }, { at }) =>
      at !== "idle" ||
      actor === null ||
      proposalNegotiationView(actor.getSnapshot()).actions.every((action) =>
        allowedActions(truth, side).includes(action),
      ),
    "a step is held exactly while it is with the server or waits to be": ({ actor }, { at }) =>
      actor === null || (actor.getSnapshot().context.step !== null) === (at === "sending" || at === "unsent"),
    "another key for another step": ({ send }) =>
      send.asked.every((one) =>
        send.asked.every(
          (two) => one.idempotencyKey !== two.idempotencyKey || JSON.stringify(one) === JSON.stringify(two),
        ),
      ),
  },
});
