import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import {
  counteredByOwner,
  pendingProposal,
  proposalPage,
  refusedProposal,
} from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { OffersScreen } from "./OffersScreen.tsx";

const meta = {
  title: "web/Propositions",
  component: OffersScreen,
  parameters: { layout: "fullscreen" },
  args: { side: "client", page: 1 },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions/offres" user={jobbeur}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof OffersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...proposalPage, data: [] };

/** [MISS-05] */
export const Received: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("À vous de répondre")).toBeVisible();
  },
};

export const Sent: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [
      mockAnswer(proposalsContract.sent, {
        ...proposalPage,
        data: [counteredByOwner, pendingProposal, refusedProposal].map((proposal, index) => ({
          ...proposal,
          proposalId: proposal.proposalId.replace(/.$/, String(index)),
        })),
        pagination: { ...proposalPage.pagination, totalPages: 2, totalCount: 13 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Page suivante" })).toBeVisible();
    // A price that the other side names is not taken for one's own.
    await expect(canvas.getByText(/^Léa propose 50\s€ · vous\s: 60\s€$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^Répondre/ })).toBeVisible();
    await expect(canvas.getByText("En attente de Léa")).toBeVisible();
  },
};

export const NoneReceived: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.received, none)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucune proposition reçue")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(proposalsContract.received)] } };

export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(proposalsContract.received)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

/** A call that gets no answer is sent once more by the client. Each story has handlers of its own, since they are used up. */
const awayForOneReading = () =>
  [1, 2].map(() => mockNetworkFailure(proposalsContract.received, { once: true }));

/** Without an answer at all it states that it reads again by itself, and does. */
export const NetworkBack: Story = {
  parameters: { msw: awayForOneReading() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/la liste se relit dès qu’elle revient/)).toBeVisible();
    window.dispatchEvent(new Event("online"));
    await expect(await canvas.findByText("À vous de répondre")).toBeVisible();
    await expect(canvas.queryByText("La liste n’a pas pu être chargée.")).toBeNull();
  },
};

export const TriedAgain: Story = {
  parameters: { msw: awayForOneReading() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Réessayer" }));
    await expect(await canvas.findByText("À vous de répondre")).toBeVisible();
  },
};

/** What they come to, in one line below the list: the parts make the whole, and a mean is of one currency. */
export const Figures: Story = {
  play: async ({ canvasElement }) => {
    const figures = within(await within(canvasElement).findByRole("region", { name: "En chiffres" }));
    await expect(await figures.findByText(/^62,38\s€$/)).toBeVisible();
    await expect(figures.getByText("Montant moyen en euros")).toBeVisible();
    await expect(figures.getByText("2 refusées, 1 retirée ou expirée")).toBeVisible();
    await expect(figures.getByText("dont 2 contre-propositions")).toBeVisible();
    await expect(figures.getByText("8 en euros, 2 en Jobi, 2 mixtes")).toBeVisible();
  },
};

/** A failed reading of the figures takes nothing from the list. */
export const FiguresFailed: Story = {
  parameters: { msw: [mockNetworkFailure(proposalsContract.receivedStats)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("À vous de répondre")).toBeVisible();
    await waitFor(() =>
      expect(within(canvasElement).queryByRole("region", { name: "En chiffres" })).toBeNull(),
    );
  },
};
