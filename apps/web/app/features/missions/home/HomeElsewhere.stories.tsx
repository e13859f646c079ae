import { requester } from "@jobami/api/auth/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import { unreadConversation } from "@jobami/api/messages/fixtures";
import { lea } from "@jobami/api/missions/fixtures";
import { mockAnswer } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { notificationPage } from "@jobami/api/notifications/fixtures";
import { proposalsContract, type Waiting } from "@jobami/api/proposals/contract";
import { acceptedProposal, counteredByJobbeur, waiting } from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { HomeScreen } from "./index.ts";

const meta = {
  title: "web/Accueil du dashboard/Ce qui attend ailleurs",
  component: HomeScreen,
  parameters: { layout: "fullscreen" },
  args: { user: { ...requester, id: lea.id } },
  decorators: [
    (Story, { args }) => (
      <StoryProviders path="/dashboard" user={args.user}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const noLines = mockAnswer(notificationsContract.list, { ...notificationPage, data: [] });
const noUnread = mockAnswer(messagesContract.list, {
  success: true,
  data: { conversations: [], nextCursor: null, totalCount: 0, hasUnreceived: false },
});
const waitingAnswer = (data: Partial<Waiting>) =>
  mockAnswer(proposalsContract.waiting, { success: true, data: { ...waiting, ...data } });

/** Messages that are not read yet wait, and the way to it is one press. */
export const WithUnreadMessages: Story = {
  parameters: {
    msw: [
      noLines,
      waitingAnswer({ toAnswer: [] }),
      mockAnswer(messagesContract.list, {
        success: true,
        data: { conversations: [], nextCursor: null, totalCount: 2, hasUnreceived: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole("list", { name: "À faire" }));
    await expect(await list.findByRole("link", { name: "2 conversations ont du nouveau" })).toHaveAttribute(
      "href",
      "/dashboard/messages",
    );
    await expect(canvas.queryByText(/Rien ne vous attend/)).toBeNull();
  },
};

/** The one conversation that has something new is opened, not looked for in the list. */
export const WithOneUnreadConversation: Story = {
  parameters: {
    msw: [
      noLines,
      waitingAnswer({ toAnswer: [] }),
      mockAnswer(messagesContract.list, {
        success: true,
        data: { conversations: [unreadConversation], nextCursor: null, totalCount: 1, hasUnreceived: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: "À faire" }));
    const to = `/dashboard/messages/${unreadConversation.id}`;
    await expect(await list.findByRole("link", { name: "Une conversation a du nouveau" })).toHaveAttribute(
      "href",
      to,
    );
    await expect(list.getByRole("link", { name: "Lire" })).toHaveAttribute("href", to);
  },
};

/** More than stands here: both lists state how many there are, and lead to all of them. */
export const WithMoreThanIsShown: Story = {
  parameters: {
    msw: [
      noLines,
      noUnread,
      waitingAnswer({
        toAnswer: [counteredByJobbeur],
        underWay: [{ ...acceptedProposal, mission: { ...acceptedProposal.mission, date: "2099-12-05" } }],
        counts: { toAnswer: 12, answersAwaited: 0, underWay: 7, openMissions: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("link", { name: "Voir vos 12 propositions à répondre" }),
    ).toHaveAttribute("href", "/dashboard/missions/offres");
    await expect(canvas.getByRole("link", { name: "Voir vos 7 missions convenues" })).toHaveAttribute(
      "href",
      "/dashboard/planning",
    );
  },
};
