import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { matchingMissions, matchingPage, openMission, reactions } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { MatchingScreen } from "./MatchingScreen.tsx";
import { MissionReactions } from "./MissionReactions.tsx";
import { matchingCopy, reactionProblems } from "./matching.copy.ts";
import { copy } from "./missions.copy.ts";

const onNotice = fn();

const meta = {
  title: "web/Matching missions",
  component: MatchingScreen,
  parameters: { layout: "fullscreen" },
  args: { page: 1, showRejected: false },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders
        path="/dashboard/missions/correspondantes"
        user={(parameters.user as SessionUser | undefined) ?? jobbeur}
        onNotice={onNotice}
      >
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MatchingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each states why it is here. */
export const Several: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText("Dans votre commune · Montage de meubles · Vous êtes disponible"),
    ).toBeVisible();
    await expect(canvas.getByText(/^À environ 4\skm de vous · Aide au déménagement$/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.tabs.correspondantes })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "w390" } } };

/** A requester has no services: the page tells where their own missions are. */
export const OfARequester: Story = {
  parameters: { user: requester },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: matchingCopy.toOwn })).toBeVisible();
    await expect(canvas.queryByText(matchingCopy.matchingLead)).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.matching)] } };

export const Empty: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.matching, {
        ...matchingPage,
        data: [],
        pagination: { ...matchingPage.pagination, totalCount: 0, totalPages: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(matchingCopy.noMatch)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.matching)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(missionsContract.matching, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

const reject = { name: /^Écarter\s: Monter une armoire/ };
const putBack = { name: /^Remettre\s: Monter une armoire/ };

/** It stays where it was, and the same button puts it back. */
export const Dismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", reject));
    await waitFor(() => expect(canvas.getByRole("button", putBack)).toHaveFocus());
    await expect(canvas.getByText(matchingCopy.rejected)).toBeVisible();
  },
};

export const NotDismissed: Story = {
  parameters: { msw: [mockRefusal(missionsContract.reject, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", reject));
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: reactionProblems.FAILED }),
    );
    await expect(canvas.getByRole("button", reject)).toBeVisible();
  },
};

export const WithDismissed: Story = {
  args: { showRejected: true },
  parameters: {
    msw: [
      mockAnswer(missionsContract.matching, {
        ...matchingPage,
        data: matchingMissions.map((mission, at) => ({ ...mission, isRejected: at === 0 })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", putBack)).toBeVisible();
    await expect(canvas.getByRole("link", { name: matchingCopy.hideRejected })).toHaveAttribute(
      "href",
      "/dashboard/missions/correspondantes",
    );
  },
};

/** One press at once, and its count. */
export const Reactions: Story = {
  render: () => <MissionReactions mission={openMission} isOwn={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: `${matchingCopy.like} · 3`, pressed: false }),
    );
    await expect(
      await canvas.findByRole("button", { name: `${matchingCopy.like} · 4`, pressed: true }),
    ).toBeVisible();
  },
};

export const ReactionRefused: Story = {
  parameters: { msw: [mockRefusal(missionsContract.like, "NOT_FOUND", { message: "Introuvable." })] },
  render: () => <MissionReactions mission={openMission} isOwn={false} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: `${matchingCopy.like} · 3`, pressed: false }),
    );
    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledWith({ kind: "error", title: reactionProblems.GONE }),
    );
    await expect(
      canvas.getByRole("button", { name: `${matchingCopy.like} · 3`, pressed: false }),
    ).toBeVisible();
  },
};

/** The owner reads how many, and presses nothing. */
export const ReactionsForTheOwner: Story = {
  parameters: {
    msw: [mockAnswer(missionsContract.reactions, { success: true, data: { ...reactions, likes: 12 } })],
  },
  render: () => (
    <MissionReactions mission={{ ...openMission, owner: { ...openMission.owner, id: requester.id } }} isOwn />
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /^12\spersonnes aiment votre mission, 1\spersonne la recommande\.$/,
      ),
    ).toBeVisible();
  },
};
