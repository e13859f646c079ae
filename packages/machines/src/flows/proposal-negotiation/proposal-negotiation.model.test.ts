import type { MissionStatus } from "@jobami/api/missions/contract";
import type { ProposalSide, ProposalStatus } from "@jobami/api/proposals/contract";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { fieldRefused, refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { allowedActions } from "./negotiation.law.ts";
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

const nextStatus = (side: ProposalSide): Record<Step["action"], ProposalStatus> => ({
  propose: "en_attente",
  counter: `contre_offre_${side}`,
  accept: "acceptee",
  reject: "refusee",
  withdraw: "retiree",
});

/** The server's truth beside the machine: it moves, and tells. */
function createWorld(stage: Stage) {
  const load = holdPromise<Negotiation, { missionId: string; proposalId: string | null }>();
  const send = holdPromise<Proposal, Step>();
  const machine = createProposalNegotiationMachine({ newIdempotencyKey: countingKeys() }).provide({
    actors: { loadNegotiation: load.logic, sendStep: send.logic },
  });
  const open = (side: ProposalSide) =>
    stage.play(machine, { input: { side, missionId, proposalId: null, jobbeurId } });
  const world = {
    stage,
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
      world.side = side;
      if (side === "client") world.truth.proposal = proposal();
      world.actor = open(side);
    },
    do: (event: ProposalNegotiationEvent): void => world.actor?.send(event),
    type: (): void => {
      world.typings += 1;
      world.typed = { ...terms, amount: 50 + world.typings };
    },
    move: (statut: ProposalStatus, mission?: MissionStatus): Proposal => {
      const missionStatut = mission ?? world.truth.missionStatut;
      const version = (world.truth.proposal?.version ?? 0) + 1;
      const moved = proposal({ ...world.truth.proposal, statut, version });
      moved.mission = { ...moved.mission, statut: missionStatut };
      world.truth = { proposal: moved, missionStatut };
      return moved;
    },
    propose: (): Proposal => {
      world.proposals += 1;
      const made = proposal({
        proposalId: `proposal-${world.proposals}`,
        createdAt: `2026-01-15T09:${String(world.proposals).padStart(2, "0")}:00.000Z`,
        missionStatut: world.truth.missionStatut,
      });
      world.truth = { ...world.truth, proposal: made };
      return made;
    },
    tell: (moved: Proposal): void => world.do({ type: "proposal.moved", proposal: moved }),
    agree: (): void => {
      const step = send.asked.at(-1);
      if (step === undefined) return;
      if (step.terms !== null) world.typed = null;
      const statut = nextStatus(world.side)[step.action];
      send.answer(
        step.action === "propose"
          ? world.propose()
          : world.move(statut, statut === "acceptee" ? "en_cours" : undefined),
      );
    },
  };
  return world;
}

type World = ReturnType<typeof createWorld>;
const otherSide = ({ side }: World): ProposalSide => (side === "client" ? "jobbeur" : "client");
const otherCounters = (world: World) => world.move(`contre_offre_${otherSide(world)}`);

function expectedValue({ at }: NegotiationState): unknown {
  return at === "writing" || at === "conflict" ? { composing: at } : at;
}

proveMachine({
  machine: createProposalNegotiationMachine({ newIdempotencyKey: () => "key" }),
  model: negotiationModel,
  world: createWorld,
  perform: {
    "opens as the client": (world) => world.open("client"),
    "opens as the jobbeur": (world) => world.open("jobbeur"),
    "the negotiation is loaded": ({ load, truth }) => load.answer({ ...truth }),
    "the negotiation cannot be loaded": ({ load }) => load.fail(refused("NETWORK")),
    "loads again": (world) => world.do({ type: "retry.requested" }),
    "reads again": (world) => world.do({ type: "reload.requested" }),
    "begins an offer": (world) => world.do({ type: "offer.begun" }),
    writes: (world) => {
      world.type();
      world.do({ type: "terms.typed", terms: world.typed ?? terms });
    },
    "leaves the offer": (world) => world.do({ type: "offer.left" }),
    "sends the offer": (world) => {
      world.type();
      world.do({ type: "terms.submitted", terms: world.typed ?? terms });
    },
    "chooses to accept": (world) => world.do({ type: "decision.chosen", decision: "accept" }),
    "chooses to reject": (world) => world.do({ type: "decision.chosen", decision: "reject" }),
    "chooses to withdraw": (world) => world.do({ type: "decision.chosen", decision: "withdraw" }),
    confirms: (world) => world.do({ type: "decision.confirmed" }),
    "changes their mind": (world) => world.do({ type: "decision.left" }),
    "the server agrees": (world) => world.agree(),
    "the server knows a newer offer": (world) =>
      world.send.fail(refused("PROPOSAL_CHANGED", { data: { proposal: otherCounters(world) } })),
    "the server says that it ended meanwhile": (world) =>
      world.send.fail(refused("PROPOSAL_CHANGED", { data: { proposal: world.move("expiree") } })),
    "the server says that the mission is closed": ({ send }) => send.fail(refused("MISSION_CLOSED")),
    "the server does not allow it": ({ send }) => send.fail(refused("PROPOSAL_TRANSITION_REFUSED")),
    "the server refuses the terms": ({ send }) =>
      send.fail(refused("VALIDATION_FAILED", { fields: [fieldRefused("amount")] })),
    "the network fails": ({ send }) => send.fail(refused("NETWORK")),
    "tries again": (world) => {
      const last = world.send.asked.at(-1);
      world.do({ type: "retry.requested" });
      expect(world.send.asked.at(-1)).toEqual(last);
    },
    "gives up": (world) => world.do({ type: "step.abandoned" }),
    "live: the other side counters": (world) => world.tell(otherCounters(world)),
    "live: a newer offer of the other side arrives": (world) => {
      otherCounters(world);
      world.tell(otherCounters(world));
    },
    "live: the client rejects": (world) => world.tell(world.move("refusee")),
    "live: the jobbeur withdraws": (world) => world.tell(world.move("retiree")),
    "live: the mission is cancelled": (world) => {
      world.truth = { ...world.truth, missionStatut: "annulee" };
      world.do({ type: "mission.moved", missionId, statut: "annulee" });
    },
    "live: what is known comes again": (world) => {
      if (world.truth.proposal !== null) world.tell(world.truth.proposal);
    },
    "live: another negotiation moves": (world) => {
      world.tell(proposal({ jobbeur: { id: "somebody-else", prenom: "Zoé", initiale: "C" }, version: 99 }));
      world.do({ type: "mission.moved", missionId: "another", statut: "annulee" });
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
