import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { notificationPage, readNotification, unreadNotification } from "@jobami/api/notifications/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { InboxScreen } from "./InboxScreen.tsx";

const onNotice = fn();
/** The dialog's code comes when it is first needed. */
const slow = { timeout: 30_000 };
const none = { ...notificationPage, data: [], pagination: { ...notificationPage.pagination, totalCount: 0 } };
/** A command of a line by its name; what is hidden from sight begins with a space, however wide. */
const command = (verb: string, title: string) => ({ name: new RegExp(`^${verb}\\s: ${title}$`) });
const noneUnread = mockAnswer(notificationsContract.unreadCount, { success: true, count: 0 });

const meta = {
  title: "web/Notifications",
  component: InboxScreen,
  parameters: { layout: "fullscreen" },
  args: { page: 1, view: "all", soughtId: null },
  beforeEach: () => void onNotice.mockClear(),
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/notifications" user={requester} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof InboxScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnreadAndRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("link", { name: "Non lue\u00a0: Nouvelle proposition" }),
    ).toBeVisible();
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

export const NoneUnread: Story = { ...Empty, args: { view: "unread" } };

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

/** A mark that the server never got is taken back, and stated [NOTIF-16]. */
export const MarkRefused: Story = {
  parameters: { msw: [mockNetworkFailure(notificationsContract.toggleRead)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", command("Marquer comme lue", "Nouvelle proposition")),
    );
    await expect(
      await canvas.findByRole("button", command("Marquer comme lue", "Nouvelle proposition")),
    ).toBeVisible();
    await waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
  },
};

const archived = { ...readNotification, is_archived: true };

/** The archive has its own view, and gives lines back [NOTIF-15]. */
export const Archived: Story = {
  args: { view: "archived" },
  parameters: {
    msw: [
      mockAnswer(notificationsContract.list, { ...notificationPage, data: [archived] }),
      mockSilence(notificationsContract.archive),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", command("Remettre dans la boîte", "Bienvenue sur Jobami"), slow),
    );
    await expect(canvas.queryByText("Bienvenue sur Jobami")).toBeNull();
  },
};

export const ArchiveEmpty: Story = {
  args: { view: "archived" },
  parameters: { msw: [mockAnswer(notificationsContract.list, none)] },
};

/** A line that is archived leaves at once, before the server has answered [NOTIF-16]. */
export const ArchivedAtOnce: Story = {
  parameters: { msw: [mockSilence(notificationsContract.archive)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", command("Archiver", "Nouvelle proposition"), slow),
    );
    await expect(canvas.queryByRole("link", { name: /Nouvelle proposition/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Bienvenue sur Jobami" })).toBeVisible();
  },
};

/** The address leads to one line [NOTIF-18]. */
export const Sought: Story = { args: { soughtId: readNotification.id } };

const page = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

/** Nothing is deleted without a yes that names it. */
export const DeletionAsked: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      await canvas.findByRole("button", command("Supprimer", "Nouvelle proposition"), slow),
    );
    await waitFor(
      () =>
        expect(
          page(canvasElement).getByRole("alertdialog", { name: /Supprimer cette notification/ }),
        ).toBeVisible(),
      slow,
    );
  },
};

export const DeletionOfEverythingAsked: Story = {
  play: async ({ canvasElement }) => {
    const removeAll = within(canvasElement).getByRole("button", { name: "Tout supprimer" });
    await waitFor(() => expect(removeAll).toBeEnabled(), slow);
    await userEvent.click(removeAll);
    await waitFor(
      () =>
        expect(
          page(canvasElement).getByRole("alertdialog", { name: /Supprimer toutes les notifications/ }),
        ).toBeVisible(),
      slow,
    );
  },
};

/** What was confirmed leaves at once; what was declined stays. */
export const Deleted: Story = {
  parameters: { msw: [mockSilence(notificationsContract.remove)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ask = async () =>
      userEvent.click(await canvas.findByRole("button", command("Supprimer", "Bienvenue sur Jobami"), slow));
    await ask();
    await userEvent.click(await page(canvasElement).findByRole("button", { name: "Garder" }, slow));
    await waitFor(() => expect(page(canvasElement).queryByRole("alertdialog")).toBeNull());
    await ask();
    await userEvent.click(await page(canvasElement).findByRole("button", { name: "Supprimer" }, slow));
    await waitFor(() => expect(canvas.queryByText("Bienvenue sur Jobami")).toBeNull());
  },
};
