import { appealsContract } from "@jobami/api/appeals/contract";
import { appealedComment, hiddenComment } from "@jobami/api/appeals/fixtures";
import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { OwnDecisionScreen } from "./OwnDecisionScreen.tsx";

const meta = {
  title: "web/Ma décision de modération",
  component: OwnDecisionScreen,
  parameters: { layout: "fullscreen" },
  args: { id: hiddenComment.id },
  decorators: [
    (Story) => (
      <StoryProviders path={`/dashboard/decisions/${hiddenComment.id}`} user={jobbeur}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof OwnDecisionScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Masqué")).toBeVisible();
  },
};

export const Appealing: Story = {
  parameters: { msw: [mockAnswer(appealsContract.appeal, { success: true, data: appealedComment })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fillIn(
      await canvas.findByRole("textbox", { name: /^Vos raisons/ }),
      "C’était de l’ironie, relisez.",
    );
    await userEvent.click(canvas.getByRole("button", { name: "Envoyer mon recours" }));
    await expect(await canvas.findByText("Vous avez contesté cette décision.")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Le recours" })).toHaveFocus());
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(appealsContract.decision)] } };

export const Unknown: Story = {
  parameters: { msw: [mockRefusal(appealsContract.decision, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Cette décision n’existe pas")).toBeVisible();
  },
};
