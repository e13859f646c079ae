import { missionsContract } from "@jobami/api/missions/contract";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { type Proposal, type ProposalSide, proposalsContract } from "@jobami/api/proposals/contract";
import {
  acceptedProposal,
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  refusedProposal,
  unconfirmedProposal,
  withdrawnProposal,
} from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { NegotiationPanel } from "./NegotiationPanel.tsx";
import { asOwner, onMissionPage, sides, standing } from "./negotiation.fixture.tsx";

const meta = {
  title: "web/Negotiation",
  component: NegotiationPanel,
  parameters: { layout: "fullscreen" },
  args: asOwner,
  decorators: [onMissionPage],
} satisfies Meta<typeof NegotiationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

function idle(side: ProposalSide, proposal: Proposal, shownText: string, buttons: string[]): Story {
  return {
    args: sides[side],
    parameters: { msw: standing(proposal) },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(shownText)).toBeVisible();
      const shown = canvas.queryAllByRole("button").map((button) => button.textContent);
      const write = shown.pop();
      await expect(write).toBe(side === "client" ? "Écrire à Karim" : "Écrire à Léa");
      await expect(shown).toEqual(buttons);
    },
  };
}

/** [PROP-09, PROP-10] */
export const OwnerAnswersAProposal = idle("client", pendingProposal, "À vous de répondre", [
  "Accepter",
  "Contre-proposer",
  "Refuser",
]);
export const OwnerWaits = idle("client", counteredByOwner, "En attente de réponse", ["Refuser"]);
export const OwnerAnswersACounter = idle("client", counteredByJobbeur, "À vous de répondre", [
  "Accepter",
  "Contre-proposer",
  "Refuser",
]);
export const JobbeurWaits = idle("jobbeur", pendingProposal, "En attente de réponse", [
  "Retirer ma proposition",
]);
export const JobbeurConfirms = idle("jobbeur", unconfirmedProposal, "À confirmer", [
  "Confirmer ma proposition",
  "Retirer ma proposition",
]);
export const OwnerWaitsForConfirmation = idle("client", unconfirmedProposal, "En attente de confirmation", [
  "Refuser",
]);
export const JobbeurAnswersACounter = idle("jobbeur", counteredByOwner, "À vous de répondre", [
  "Accepter",
  "Contre-proposer",
  "Retirer ma proposition",
]);
export const Accepted = idle("jobbeur", acceptedProposal, "Acceptée", []);
export const Refused = idle("client", refusedProposal, "Refusée", []);
export const RefusedWithAWord = idle(
  "jobbeur",
  { ...refusedProposal, refusalNote: { reason: "day", text: "Peut-être au printemps\u202f?" } },
  "Le mot de Léa M.",
  [],
);
export const Withdrawn = idle("client", withdrawnProposal, "Retirée", []);
export const Expired = idle(
  "client",
  {
    ...pendingProposal,
    statut: "expiree",
    version: 2,
    mission: { ...pendingProposal.mission, statut: "expiree" },
  },
  "Expirée",
  [],
);

const noProposal = [mockAnswer(proposalsContract.own, { success: true, data: null })];

/** [PROP-01] */
export const NoProposalYet: Story = {
  args: sides.jobbeur,
  parameters: { msw: noProposal },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("button", { name: "Faire une proposition" }),
    ).toBeVisible();
  },
};

export const MissionBarred: Story = {
  args: { ...sides.jobbeur, mission: runningMission },
  parameters: {
    msw: [...noProposal, mockAnswer(missionsContract.details, { success: true, data: runningMission })],
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Aucune proposition de votre part sur cette mission."),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(proposalsContract.one)] } };

export const Unloaded: Story = {
  parameters: { msw: [mockNetworkFailure(proposalsContract.one)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("L’échange n’a pas pu être chargé.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Recharger" })).toBeVisible();
  },
};
