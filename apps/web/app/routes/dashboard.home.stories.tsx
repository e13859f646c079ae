import { requester } from "@jobami/api/auth/fixtures";
import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { missionPage } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { counteredByOwner, proposalPage } from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { StoryWorld } from "../world/StoryWorld.tsx";
import DashboardHome from "./dashboard.home.tsx";

const meta = {
  title: "web/Accueil du dashboard",
  component: DashboardHome,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryWorld path="/dashboard" user={requester}>
        <main>
          <Story />
        </main>
      </StoryWorld>
    ),
  ],
} satisfies Meta<typeof DashboardHome>;

export default meta;
type Story = StoryObj<typeof meta>;

const none = { ...proposalPage, data: [] };
const onBothSides = {
  ...counteredByOwner,
  proposalId: "01930000-0000-7000-8000-0000000000b2",
  mission: { ...counteredByOwner.mission, title: "Descendre un canapé du 4e étage" },
};

/** What waits for an answer on both sides: one's missions, and others'. */
export const WithWaitingProposals: Story = {
  parameters: {
    msw: [mockAnswer(proposalsContract.sent, { ...proposalPage, data: [onBothSides] })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText("À vous de répondre")).toHaveLength(2));
    await expect(await canvas.findByText("24 Jobi")).toBeInTheDocument();
  },
};

export const NothingWaits: Story = {
  parameters: {
    msw: [
      mockAnswer(proposalsContract.sent, none),
      mockAnswer(proposalsContract.received, none),
      mockAnswer(missionsContract.list, { ...missionPage, data: [] }),
      mockAnswer(jobiContract.balance, { success: true, montant: 0, profil_complet: true }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/Rien ne vous attend/)).toBeVisible();
    await expect(await canvas.findByText("Aucune mission ouverte pour le moment.")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      mockSilence(proposalsContract.sent),
      mockSilence(proposalsContract.received),
      mockSilence(missionsContract.list),
      mockSilence(jobiContract.balance),
    ],
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      mockNetworkFailure(proposalsContract.sent),
      mockNetworkFailure(proposalsContract.received),
      mockNetworkFailure(missionsContract.list),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bothAreSaid = () =>
      expect(canvas.getAllByText("La liste n’a pas pu être chargée.")).toHaveLength(2);
    await waitFor(bothAreSaid);
  },
};
