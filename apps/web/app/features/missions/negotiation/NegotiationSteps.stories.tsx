import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { planningContract } from "@jobami/api/planning/contract";
import { agreedSlot, emptyPlanning, openSlot } from "@jobami/api/planning/fixtures";
import { type Proposal, type ProposalSide, proposalsContract } from "@jobami/api/proposals/contract";
import { counteredByJobbeur, pendingProposal } from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { NegotiationPanel } from "./NegotiationPanel.tsx";
import { asOwner, hub, onMissionPage, sides, standing } from "./negotiation.fixture.tsx";

const meta = {
  title: "web/Negotiation, step by step",
  component: NegotiationPanel,
  parameters: { layout: "fullscreen" },
  args: asOwner,
  decorators: [onMissionPage],
} satisfies Meta<typeof NegotiationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

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

/** What a jobbeur agreed to on that day is stated before they send. */
export const ProposingOnATakenDay: Story = {
  args: sides.jobbeur,
  parameters: {
    msw: [
      mockAnswer(proposalsContract.own, { success: true, data: null }),
      mockAnswer(planningContract.read, {
        success: true,
        data: {
          ...emptyPlanning,
          slots: [{ ...openSlot, missionId: agreedSlot.missionId, day: asOwner.mission.date }],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await press(canvasElement, "Faire une proposition");
    await expect(
      await canvas.findByText(/Vous avez déjà une mission ce jour-là\s: pour Léa M\./),
    ).toBeVisible();
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

/** The other side answers while one writes: their offer is shown, and what was typed stays. */
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

function confirming(
  side: ProposalSide,
  proposal: Proposal,
  button: string,
  title: string,
  shownText: RegExp = /./,
): Story {
  return {
    args: sides[side],
    parameters: { msw: standing(proposal) },
    play: async ({ canvasElement }) => {
      await press(canvasElement, button);
      const dialog = await within(document.body).findByRole("alertdialog", { name: title });
      await waitFor(() => expect(dialog).toBeVisible());
      await expect(dialog).toHaveTextContent(shownText);
    },
  };
}

/** The question names whom with and for how much. */
export const ConfirmingAcceptance = confirming(
  "client",
  counteredByJobbeur,
  "Accepter",
  "Accepter cette proposition\u202f?",
  /Vous confiez la mission à Karim B\. pour 55\s€/,
);
export const ConfirmingRefusal = confirming(
  "client",
  pendingProposal,
  "Refuser",
  "Refuser cette proposition\u202f?",
  /Karim B\., \d+\s€\. L’échange se termine/,
);
/** A kind word goes along; what others will not read of it is stated while it is written. */
export const ConfirmingRefusalWithAWord: Story = {
  args: sides.client,
  parameters: { msw: standing(pendingProposal) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Refuser");
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("radio", { name: /^Le jour ne convient pas/ }));
    await userEvent.type(dialog.getByLabelText(/^Avec vos mots/), "Appelez-moi au 06 12 34 56 78");
    await expect(
      await dialog.findByText(/06 12 34 56 78/, { selector: "[role=status] *, [role=status]" }),
    ).toBeVisible();
  },
};
export const ConfirmingWithdrawal = confirming(
  "jobbeur",
  pendingProposal,
  "Retirer ma proposition",
  "Retirer votre proposition\u202f?",
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
