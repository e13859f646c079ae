import { requester } from "@jobami/api/auth/fixtures";
import { mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { withdrawalsContract } from "@jobami/api/withdrawals/contract";
import { openContracts } from "@jobami/api/withdrawals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";

const { declare } = withdrawalsContract;

const meta = {
  title: "web/Renoncer",
  component: WithdrawalScreen,
  parameters: { layout: "fullscreen" },
  args: { contracts: openContracts, asked: "" },
  render: (args) => (
    <StoryProviders path="/renoncer" user={args.contracts.length > 0 ? requester : null}>
      <main>
        <WithdrawalScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof WithdrawalScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function state(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: copy.next }));
  await canvas.findByRole("heading", { name: copy.stepTwo });
  return canvas;
}
async function confirm(canvasElement: HTMLElement) {
  const canvas = await state(canvasElement);
  await userEvent.click(canvas.getByRole("button", { name: copy.confirm }));
  return canvas;
}

export const SignedIn: Story = {
  args: { asked: "T4WZ8-HR3CD" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: /^30 crédits IA/ })).toBeChecked();
    await expect(canvas.getByLabelText(copy.email)).toHaveValue(requester.email);
  },
};
export const OnAPhone: Story = { ...SignedIn, globals: { viewport: { value: "w390" } } };

export const Visitor: Story = {
  args: { contracts: [], asked: "K7M2P-9QXAB" },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: copy.next }));
    await canvas.findByText("2 erreurs sont à corriger");
    await step("goes on once it is whole", async () => {
      await fillIn(canvas.getByLabelText(copy.name), "Léa Martin");
      await fillIn(canvas.getByLabelText(copy.emailSignedOut), "lea@exemple.fr");
      await state(canvasElement);
      await expect(canvas.getByText("lea@exemple.fr")).toBeVisible();
    });
  },
};

export const Confirming: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await state(canvasElement);
    await expect(canvas.getByRole("heading", { name: copy.stepTwo })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: copy.back }));
    await canvas.findByRole("heading", { name: copy.stepOne });
    await state(canvasElement);
  },
};
export const ConfirmingOnAPhone: Story = { ...Confirming, globals: { viewport: { value: "w390" } } };

export const Sending: Story = {
  parameters: { msw: { handlers: [mockSilence(declare)] } },
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: new RegExp(copy.confirm) })).toHaveAttribute(
        "aria-busy",
        "true",
      ),
    );
  },
};

export const Declared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await confirm(canvasElement);
    await expect(await canvas.findByRole("heading", { name: copy.declared })).toHaveFocus();
    await expect(canvas.getByText("20 novembre 2026 à 15:12:00")).toBeVisible();
  },
};

export const Over: Story = {
  parameters: {
    msw: {
      handlers: [mockRefusal(declare, "WITHDRAWAL_OVER", { message: "Les quatorze jours sont passés." })],
    },
  },
  play: async ({ canvasElement }) => {
    await (await confirm(canvasElement)).findByText("Les quatorze jours sont passés.");
  },
};

export const Offline: Story = {
  parameters: { msw: { handlers: [mockNetworkFailure(declare)] } },
  play: async ({ canvasElement }) => {
    await (await confirm(canvasElement)).findByText(/^Pas de connexion/);
  },
};
