import type { SessionUser } from "@jobami/api/auth/contract";
import { moderator, requester } from "@jobami/api/auth/fixtures";
import { type DisputeCaseDetail, disputesContract } from "@jobami/api/disputes/contract";
import {
  appealedDispute,
  discussedCase,
  disputeCaseDetail,
  openedDispute,
} from "@jobami/api/disputes/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { aloneText, barText, copy } from "../../missions/disputes/index.ts";
import { DisputeScreen } from "./DisputeScreen.tsx";
import { DisputesScreen } from "./DisputesScreen.tsx";

interface PageProps {
  /** The dispute that is open; null for the list. */
  id: string | null;
  path: string;
  user: SessionUser;
}

const heard = fn();

function Page({ id, path, user }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <main>{id === null ? <DisputesScreen /> : <DisputeScreen id={id} />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Litiges",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: {
    id: discussedCase.id,
    path: "/moderation/litiges",
    user: { ...moderator, two_factor_enabled: true },
  },
  beforeEach: () => void heard.mockClear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { list, one, decide } = disputesContract;
const shows = (data: DisputeCaseDetail) => mockAnswer(one, { success: true, data });

/** What waits the longest comes first. */
export const List: Story = {
  args: { id: null },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: copy.openLabel }));
    await expect(await rows.findByRole("link")).toHaveAttribute(
      "href",
      `/moderation/litiges/${discussedCase.id}`,
    );
  },
};
export const ListOnAPhone: Story = { args: { id: null }, globals: { viewport: { value: "w390" } } };

export const NothingWaits: Story = {
  args: { id: null },
  parameters: { msw: [mockAnswer(list, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneOpen)).toBeVisible();
  },
};

export const NothingEnded: Story = {
  args: { id: null, path: "/moderation/litiges?etat=clos" },
  parameters: { msw: [mockAnswer(list, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneEnded)).toBeVisible();
  },
};

export const ListLoading: Story = { args: { id: null }, parameters: { msw: [mockSilence(list)] } };

export const ListOutOfReach: Story = {
  args: { id: null },
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole("alert")).toBeVisible(), { timeout: 30_000 });
  },
};

/** Both sides, and what they offer; the decision beside them. */
export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: copy.decide })).toBeVisible();
  },
};
export const OpenOnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Deciding: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${copy.euros}`)), "45");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Raisons/ }), "Deux étagères restent à fixer.");
    await userEvent.click(canvas.getByRole("button", { name: copy.decide }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.saved }));
    await expect(canvas.getByRole("heading", { name: copy.decision })).toHaveFocus();
  },
};

export const DecidingTooMuch: Story = {
  parameters: {
    msw: [mockRefusal(decide, "AMOUNT_TOO_HIGH", { message: "C’est plus que ce qui est convenu." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(new RegExp(`^${copy.euros}`)), "99");
    await userEvent.click(canvas.getByRole("button", { name: copy.decide }));
    await expect(await canvas.findByText("C’est plus que ce qui est convenu.")).toBeVisible();
  },
};

/** The other side has not spoken, and has time to. */
export const WaitsForAnAnswer: Story = {
  parameters: {
    msw: [shows({ ...disputeCaseDetail, status: "opened", dispute: openedDispute, barred: "answer" })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(barText("answer"))).toBeVisible();
    await expect(canvas.queryByRole("button", { name: copy.decide })).toBeNull();
  },
};

const appealed = { ...disputeCaseDetail, status: "appealed" as const, dispute: appealedDispute };

/** Who decided first leaves the appeal to another person. */
export const SomebodyElseReviews: Story = {
  parameters: { msw: [shows({ ...appealed, barred: "same" })] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(barText("same"), { collapseWhitespace: false }),
    ).toBeVisible();
  },
};

export const NobodyElseReviews: Story = {
  parameters: { msw: [shows({ ...appealed, isAlone: true })] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(aloneText, { collapseWhitespace: false }),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(one)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(one)] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(copy.failed)).toBeVisible(), {
      timeout: 30_000,
    });
  },
};

export const Unknown: Story = {
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};

export const NotForMembers: Story = { args: { id: null, user: requester } };

/** Pictures open over the page, larger and turned. */
export const LookingAtAFile: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: /^Voir la photo .*porte\.webp/ }),
    );
    const dialog = within(await within(document.body).findByRole("dialog", { name: "porte.webp" }));
    await userEvent.click(await dialog.findByRole("button", { name: "Agrandir" }));
    await expect(dialog.getByRole("button", { name: "Réduire" })).toBeEnabled();
  },
};
export const LookingOnAPhone: Story = { ...LookingAtAFile, globals: { viewport: { value: "w390" } } };
