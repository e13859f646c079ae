import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { openMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { counteredByJobbeur, counteredByOwner, pendingProposal } from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryWorld } from "../world/StoryWorld.tsx";
import MissionPage from "./dashboard.mission.tsx";

interface Visit {
  user: SessionUser;
  path: string;
}

const path = `/dashboard/missions/${openMission.id}`;
const meta = {
  title: "web/Mission",
  parameters: { layout: "fullscreen" },
  args: { user: requester, path },
  render: (args) => (
    <StoryWorld {...args}>
      <main>
        <Routes>
          <Route path="/dashboard/missions/:id" element={<MissionPage />} />
        </Routes>
      </main>
    </StoryWorld>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

function says(words: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  };
}

const others = [
  counteredByJobbeur,
  {
    ...counteredByOwner,
    proposalId: "01930000-0000-7000-8000-0000000000b2",
    jobbeur: { ...pendingProposal.jobbeur, prenom: "Anne-Sophie-Marguerite" },
    amount: 1250.5,
  },
  {
    ...pendingProposal,
    proposalId: "01930000-0000-7000-8000-0000000000b3",
    statut: "retiree" as const,
    version: 2,
  },
];

/** [MISS-02] */
export const OwnerWithProposals: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.ofMission, { success: true, data: others })] },
  play: says("Anne-Sophie-Marguerite B."),
};

export const OwnerWithoutProposals: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.ofMission, { success: true, data: [] })] },
  play: says("Aucune proposition pour le moment"),
};

export const OwnerReadsOne: Story = {
  args: { path: `${path}?proposition=${counteredByJobbeur.proposalId}` },
  play: says("À vous de répondre"),
};

export const OwnerOfAnEndedOne: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: { ...openMission, statut: "expiree" } }),
      mockAnswer(proposalsContract.ofMission, { success: true, data: [] }),
    ],
  },
  play: says("Expirée"),
};

export const JobbeurWithoutProposal: Story = {
  args: { user: jobbeur },
  parameters: { msw: [mockAnswer(proposalsContract.own, { success: true, data: null })] },
  play: says("Faire une proposition"),
};

export const JobbeurWithProposal: Story = {
  args: { user: jobbeur },
  parameters: { msw: [mockAnswer(proposalsContract.own, { success: true, data: counteredByOwner })] },
  play: says("À vous de répondre"),
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.details)] } };

export const NotFound: Story = {
  parameters: { msw: [mockRefusal(missionsContract.details, "NOT_FOUND", { message: "" })] },
  play: says("Cette mission n’existe pas"),
};

export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.details)] },
  play: says(/Impossible de joindre le serveur/),
};

async function choose(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  return within(await within(document.body).findByRole("alertdialog"));
}

/** [MISS-19] */
export const ConfirmingCancellation: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    const words = await dialog.findByText(/Annuler coûte 1 Jobi et met fin aux propositions/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

/** [MISS-20] */
export const ConfirmingCompletion: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Terminer la mission");
    const words = await dialog.findByText(/Aucun Jobi n’est retiré/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

export const CancellationSending: Story = {
  parameters: { msw: [mockSilence(missionsContract.close)] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await dialog.findByRole("button", { name: /Annuler la mission/, busy: true })).toBeVisible();
  },
};

export const CancellationUnanswered: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.close)] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await dialog.findByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  },
};

/** [MISS-22] */
export const CancellationBroken: Story = {
  parameters: { msw: [mockRefusal(missionsContract.close, "INTERNAL_ERROR", { message: "" })] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(
      await dialog.findByText("Erreur lors du retrait des Jobis, contactez le support impérativement"),
    ).toBeVisible();
  },
};

export const NoJobiToCancel: Story = {
  parameters: {
    msw: [mockAnswer(jobiContract.balance, { success: true, montant: 0, profil_complet: true })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Annuler coûte 1 Jobi, et votre solde est à 0.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Annuler la mission" })).toBeNull();
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await within(canvasElement).findByText("Votre mission est annulée.")).toHaveFocus();
  },
};
