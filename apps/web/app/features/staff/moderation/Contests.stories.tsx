import { moderator } from "@jobami/api/auth/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import { filterContest } from "@jobami/api/messages/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, onlyPage } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ContestsScreen } from "./ContestsScreen.tsx";
import { copy } from "./contests.copy.ts";

const heard = fn();

function Page() {
  return (
    <StoryProviders
      path="/moderation/contestations"
      user={{ ...moderator, two_factor_enabled: true }}
      onNotice={heard}
    >
      <main>
        <ContestsScreen />
      </main>
    </StoryProviders>
  );
}

const waiting = mockAnswer(messagesContract.contests, {
  success: true,
  data: [filterContest],
  pagination: onlyPage(1),
});

const meta: Meta<typeof Page> = {
  title: "web/Équipe/Filtrages contestés",
  component: Page,
  parameters: {
    layout: "fullscreen",
    msw: [waiting],
  },
  beforeEach: () => void heard.mockClear(),
};

export default meta;
type Story = StoryObj<typeof meta>;

const reasons = "C’est une référence de pièce.";

/** The message that is contested, and nothing else of its conversation [MSG-11]. */
export const Waiting: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: copy.list }));
    await expect(list.getByText(/référence d’une pièce, pas un numéro/)).toBeVisible();
    await expect(list.getByText("06 12 34 56 78")).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

/** No one contests anything. */
export const Nothing: Story = {
  parameters: {
    msw: [mockAnswer(messagesContract.contests, { success: true, data: [], pagination: onlyPage(0) })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneDetail)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(messagesContract.contests)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};

const decide =
  (label: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: label }));
    await userEvent.type(canvas.getByRole("textbox", { name: copy.reasons }), reasons);
    await userEvent.click(canvas.getByRole("button", { name: label }));
  };
export const Lifting: Story = {
  play: async (context) => {
    await decide(copy.lift)(context);
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.saved }));
    await waitFor(() =>
      expect(within(context.canvasElement).getByText(/^1\sfiltrage contesté$/)).toHaveFocus(),
    );
  },
};
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.keep }));
    await expect(canvas.getByRole("textbox", { name: copy.reasons })).toHaveFocus();
    await expect(canvas.getByText(copy.keepHelp)).toBeVisible();
  },
};
export const DecidedByOther: Story = {
  parameters: {
    msw: [
      waiting,
      mockRefusal(messagesContract.decideContest, "CONTEST_DECIDED", { message: "Déjà décidé." }),
    ],
  },
  play: async (context) => {
    await decide(copy.keep)(context);
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "error", title: copy.decidedByOther }));
  },
};
export const ReasonsRefused: Story = {
  parameters: {
    msw: [
      waiting,
      mockRefusal(messagesContract.decideContest, "VALIDATION_FAILED", {
        message: "Motif : au moins 10 caractères.",
        fields: [{ path: "reasons", code: "too_small", message: "Motif : au moins 10 caractères." }],
      }),
    ],
  },
  play: async (context) => {
    await decide(copy.keep)(context);
    await expect(
      await within(context.canvasElement).findByText("Motif : au moins 10 caractères."),
    ).toBeVisible();
  },
};
