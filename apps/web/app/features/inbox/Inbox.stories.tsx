import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { notificationPage, readNotification, unreadNotification } from "@jobami/api/notifications/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryWorld } from "../../world/StoryWorld.tsx";
import { InboxScreen } from "./InboxScreen.tsx";

const onNotice = fn();
const none = { ...notificationPage, data: [], pagination: { ...notificationPage.pagination, totalCount: 0 } };
const noneUnread = mockAnswer(notificationsContract.unreadCount, { success: true, count: 0 });

const meta = {
  title: "web/Notifications",
  component: InboxScreen,
  parameters: { layout: "fullscreen" },
  args: { page: 1, isUnreadOnly: false },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryWorld path="/dashboard/notifications" user={requester} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryWorld>
    ),
  ],
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadAndRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Non lue : Nouvelle proposition" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Bienvenue sur Jobami" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Tout marquer comme lu" })).toBeVisible();
  },
};

export const AllRead: Story = {
  parameters: {
    msw: [
      noneUnread,
      mockAnswer(notificationsContract.list, {
        ...notificationPage,
        data: [{ ...unreadNotification, is_read: true }, readNotification],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("link", { name: "Nouvelle proposition" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Tout marquer comme lu" })).toBeNull();
  },
};

export const Empty: Story = {
  parameters: { msw: [noneUnread, mockAnswer(notificationsContract.list, none)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Aucune nouvelle notification")).toBeVisible();
  },
};

export const NoneUnread: Story = { ...Empty, args: { isUnreadOnly: true } };

export const Loading: Story = { parameters: { msw: [mockSilence(notificationsContract.list)] } };

export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(notificationsContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

export const LongWords: Story = {
  parameters: {
    msw: [
      mockAnswer(notificationsContract.list, {
        ...notificationPage,
        data: [
          {
            ...unreadNotification,
            title: "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
            content: `<p>Karim B. propose 60 € pour « Réapprovisionnement ${"anticonstitutionnellement".repeat(3)} ».</p>`,
          },
          { ...readNotification, link: null },
        ],
      }),
    ],
  },
};

/** A mark that the server never got is taken back, and said [NOTIF-16]. */
export const MarkRefused: Story = {
  parameters: { msw: [mockNetworkFailure(notificationsContract.toggleRead)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", { name: "Marquer comme lue : Nouvelle proposition" }),
    );
    await expect(
      await canvas.findByRole("button", { name: "Marquer comme lue : Nouvelle proposition" }),
    ).toBeVisible();
    await waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
  },
};
