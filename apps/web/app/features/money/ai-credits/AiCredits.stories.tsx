import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { creditLines } from "@jobami/api/ai-credits/fixtures";
import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { ClockContext } from "@jobami/ui/clock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AiCreditsScreen } from "./AiCreditsScreen.tsx";
import { copy, tooMany } from "./copy.ts";

const meta = {
  title: "web/Crédits IA",
  component: AiCreditsScreen,
  args: { outcome: null, page: 1, onLeave: fn() },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/ai-credits" user={requester}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof AiCreditsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks for an immediate start, as every order wants it. */
async function agree(canvasElement: HTMLElement, userEvent: UserEvent): Promise<void> {
  await userEvent.click(await within(canvasElement).findByRole("checkbox", { name: /^Je demande/ }));
}
type UserEvent = Pick<Parameters<NonNullable<Story["play"]>>[0]["userEvent"], "click">;

const { balance, history, buy, buyByCard } = aiCreditsContract;

export const Balance: Story = {
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    const rows = await canvas.findAllByRole("article");
    await expect(rows.map((row) => within(row).getByRole("heading").textContent)).toEqual([
      "Achat par carte",
      "Utilisation",
      "Achat en Jobi",
      "Offerts à l’inscription",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: /^Payer par carte .*: 30 crédits/ }));
    await expect(canvas.getByRole("checkbox", { name: /^Je demande/ })).toHaveFocus();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await agree(canvasElement, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: /^Payer par carte .*: 30 crédits/ }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledWith("https://paiement.example/caisse/2"));
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** What a page announces on the window has the count read again [AICR-15]. */
export const Updated: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await agree(canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: /^Acheter en Jobi .*: 10 crédits/ }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: copy.confirm }));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const NotEnoughJobi: Story = {
  parameters: {
    msw: [mockRefusal(buy, "INSUFFICIENT_JOBI", { message: "Vous n’avez pas assez de Jobi." })],
  },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await agree(canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: /^Acheter en Jobi .*: 100 crédits/ }));
    const question = await screen.findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: copy.confirm }));
    await expect(await canvas.findByText("Vous n’avez pas assez de Jobi.")).toBeVisible();
  },
};

/** Too many calls have text of their own here [AICR-14]. */
export const TooMany: Story = {
  parameters: { msw: [mockRefusal(buyByCard, "TOO_MANY_REQUESTS", { message: "Doucement." })] },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await agree(canvasElement, userEvent);
    await userEvent.click(await canvas.findByRole("button", { name: /^Payer par carte .*: 10 crédits/ }));
    await expect(await canvas.findByText(tooMany)).toBeVisible();
  },
};

export const Received: Story = {
  args: { outcome: "received" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.received)).toBeVisible();
  },
};

/** Once the provider has confirmed, what was bought is the newest line. */
export const Arrived: Story = {
  args: { outcome: "received" },
  decorators: [
    (Story) => (
      <ClockContext value={{ now: () => Date.parse(creditLines[0]?.created_at ?? "") + 60_000 }}>
        <Story />
      </ClockContext>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.arrived)).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { outcome: "cancelled" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.cancelled)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      mockAnswer(balance, { success: true, credits: 0 }),
      mockAnswer(history, {
        success: true,
        history: [],
        pagination: {
          page: 1,
          pageSize: 10,
          totalPages: 0,
          totalCount: 0,
          countIsCapped: false,
          nextCursor: null,
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockSilence(balance), mockSilence(history)] },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(history)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};
