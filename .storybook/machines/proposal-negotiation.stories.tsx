import { counteredByOwner, pendingProposal } from "@jobami/api/proposals/fixtures";
import {
  createProposalNegotiationMachine,
  type ProposalNegotiationEvent,
} from "@jobami/machines/proposals/proposal-negotiation";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Négociation", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

const terms = { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" as const };
const events = [
  { type: "offer.begun" },
  { type: "terms.typed", terms },
  { type: "terms.submitted", terms },
  { type: "offer.left" },
  { type: "decision.chosen", decision: "accept" },
  { type: "decision.chosen", decision: "reject" },
  { type: "decision.chosen", decision: "withdraw" },
  { type: "decision.confirmed" },
  { type: "decision.left" },
  { type: "retry.requested" },
  { type: "step.abandoned" },
  { type: "reload.requested" },
] satisfies ProposalNegotiationEvent[];
const calls = {
  loadNegotiation: {
    "pas encore de proposition": { done: { proposal: null, missionStatut: "ouverte" } },
    "proposition en attente": { done: { proposal: pendingProposal, missionStatut: "ouverte" } },
    "pas de réseau": noAnswer,
  },
  sendStep: {
    faite: { done: counteredByOwner },
    "l’autre a bougé": refusal("PROPOSAL_CHANGED", 409),
    "pas de réseau": noAnswer,
  },
};

export const OfTheJobbeur: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "proposals/proposal-negotiation",
      create: createProposalNegotiationMachine,
      input: {
        side: "jobbeur",
        missionId: pendingProposal.mission.id,
        proposalId: null,
        jobbeurId: pendingProposal.jobbeur.id,
      },
      events,
      calls,
    },
  },
};

export const OfTheOwner: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "proposals/proposal-negotiation",
      create: createProposalNegotiationMachine,
      input: {
        side: "client",
        missionId: pendingProposal.mission.id,
        proposalId: pendingProposal.proposalId,
        jobbeurId: pendingProposal.jobbeur.id,
      },
      events,
      calls,
    },
  },
};
