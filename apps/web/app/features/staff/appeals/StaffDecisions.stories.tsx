import { appealsContract } from "@jobami/api/appeals/contract";
import { moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, noRows } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { StaffDecisionsScreen } from "./StaffDecisionsScreen.tsx";

function Page() {
  return (
    <StoryProviders path="/moderation/mes-decisions" user={{ ...moderator, two_factor_enabled: true }}>
      <main>
        <StaffDecisionsScreen />
      </main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Mes décisions",
  component: Page,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { ownDecisions } = appealsContract;

/** What is contested shows that, and that another person judges it. */
export const Decisions: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: /^Mes décisions/ }));
    await expect(rows.getAllByRole("link")).toHaveLength(4);
    await expect(rows.getByText("Recours en attente")).toBeVisible();
    await expect(rows.getByText(/vous ne pouvez pas trancher ce recours/)).toBeVisible();
    await expect(rows.getByText("Annulée")).toBeVisible();
    await expect(rows.getByText("Maintenue")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockAnswer(ownDecisions, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucune décision", { selector: "h2" })).toBeVisible();
  },
};

export const Unreachable: Story = { parameters: { msw: [mockNetworkFailure(ownDecisions)] } };
