import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { karim, openMission, runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { type Proposal, type ProposalSide, proposalsContract } from "@jobami/api/proposals/contract";
import {
  acceptedProposal,
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
  refusedProposal,
  withdrawnProposal,
} from "@jobami/api/proposals/fixtures";
import { Container } from "@jobami/ui/Container";
import { visuallyHidden } from "@jobami/ui/styles";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createLiveHub } from "../../world/live.ts";
import { StoryWorld } from "../../world/StoryWorld.tsx";
import { NegotiationPanel } from "./NegotiationPanel.tsx";

const hub = createLiveHub();
const sides = {
  client: { side: "client", proposalId: pendingProposal.proposalId },
  jobbeur: { side: "jobbeur", proposalId: null },
} as const;

const meta = {
  title: "web/Negotiation",
  component: NegotiationPanel,
  parameters: { layout: "fullscreen" },
  args: { ...sides.client, mission: openMission, jobbeurId: karim.id },
  decorators: [
    (Story, { args }) => (
      <StoryWorld
        path={`/dashboard/missions/${openMission.id}`}
        user={args.side === "client" ? requester : jobbeur}
        live={hub.hear}
      >
        <main>
          <Container width="form">
            <h1 className={visuallyHidden}>{openMission.title}</h1>
            <h2 className={visuallyHidden}>Propositions</h2>
            <Story />
          </Container>
        </main>
      </StoryWorld>
    ),
  ],
} satisfies Meta<typeof NegotiationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The proposal as the server has it, whichever side asks. */
function standing(proposal: Proposal) {
  return [
    mockAnswer(proposalsContract.one, { success: true, data: proposal }),
    mockAnswer(proposalsContract.own, { success: true, data: proposal }),
    mockAnswer(missionsContract.details, {
      success: true,
      data: { ...openMission, statut: proposal.mission.statut },
    }),
  ];
}

function idle(side: ProposalSide, proposal: Proposal, says: string, buttons: string[]): Story {
  return {
    args: sides[side],
    parameters: { msw: standing(proposal) },
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByText(says)).toBeVisible();
      const shown = canvas.queryAllByRole("button").map((button) => button.textContent);
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
export const JobbeurAnswersACounter = idle("jobbeur", counteredByOwner, "À vous de répondre", [
  "Accepter",
  "Contre-proposer",
  "Retirer ma proposition",
]);
export const Accepted = idle("jobbeur", acceptedProposal, "Acceptée", []);
export const Refused = idle("client", refusedProposal, "Refusée", []);
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

async function press(canvasElement: HTMLElement, name: string) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name }));
  return canvas;
}

async function write(canvasElement: HTMLElement) {
  const canvas = await press(canvasElement, "Contre-proposer");
  const amount = await canvas.findByLabelText("Montant");
  await userEvent.clear(amount);
  await userEvent.type(amount, "52");
  await userEvent.tab();
  await userEvent.type(canvas.getByLabelText(/^Message/), "52 € et la perceuse est là.");
  return canvas;
}

/** [PROP-02] */
export const Composing: Story = {
  parameters: { msw: standing(counteredByJobbeur) },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Votre contre-proposition" })).toBeVisible();
  },
};

export const ComposingRefused: Story = {
  parameters: { msw: standing(counteredByJobbeur) },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, "Contre-proposer");
    await userEvent.clear(await canvas.findByLabelText("Montant"));
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
  },
};

/** The other side answers while one writes: their offer is shown, and what was typed is kept. */
export const Conflict: Story = {
  args: sides.client,
  parameters: { msw: standing(pendingProposal) },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    hub.received({
      seq: 2,
      at: counteredByJobbeur.updatedAt,
      name: "proposal_changed",
      payload: { proposal: counteredByJobbeur },
    });
    await expect(await canvas.findByText(/L’autre partie a répondu pendant ce temps/)).toBeVisible();
    await expect(canvas.getByLabelText(/^Message/)).toHaveValue("52 € et la perceuse est là.");
  },
};

function confirming(side: ProposalSide, proposal: Proposal, button: string, title: string): Story {
  return {
    args: sides[side],
    parameters: { msw: standing(proposal) },
    play: async ({ canvasElement }) => {
      await press(canvasElement, button);
      const dialog = await within(document.body).findByRole("alertdialog", { name: title });
      await waitFor(() => expect(dialog).toBeVisible());
    },
  };
}

export const ConfirmingAcceptance = confirming(
  "client",
  counteredByJobbeur,
  "Accepter",
  "Accepter cette proposition ?",
);
export const ConfirmingRefusal = confirming(
  "client",
  pendingProposal,
  "Refuser",
  "Refuser cette proposition ?",
);
export const ConfirmingWithdrawal = confirming(
  "jobbeur",
  pendingProposal,
  "Retirer ma proposition",
  "Retirer votre proposition ?",
);

export const Sending: Story = {
  parameters: { msw: [...standing(counteredByJobbeur), mockSilence(proposalsContract.ownerCounter)] },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(await canvas.findByRole("button", { name: /Envoyer/, busy: true })).toBeVisible();
  },
};

export const SendingFailed: Story = {
  parameters: { msw: [...standing(counteredByJobbeur), mockNetworkFailure(proposalsContract.ownerCounter)] },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(await canvas.findByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  },
};

export const Closed: Story = {
  parameters: {
    msw: [
      ...standing(counteredByJobbeur),
      mockRefusal(proposalsContract.ownerCounter, "MISSION_CLOSED", { message: "" }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await write(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer" }));
    await expect(await canvas.findByText(/Cette mission n’accepte plus de propositions/)).toBeVisible();
    await expect(canvas.getByText("52 € et la perceuse est là.")).toBeVisible();
  },
};
