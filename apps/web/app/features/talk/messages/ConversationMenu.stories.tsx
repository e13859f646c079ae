import { requester } from "@jobami/api/auth/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import { readConversation, thread, unreadConversation } from "@jobami/api/messages/fixtures";
import { mockAnswer, mockNetworkFailure, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { blockCopy } from "../blocks/index.ts";
import { copy } from "./copy.ts";
import { MessagesScreen } from "./MessagesScreen.tsx";

const onNotice = fn();
const user = { ...requester, id: thread.messages[1]?.sender_id ?? "" };
const { id } = unreadConversation;

const meta = {
  title: "web/Messages Menu",
  component: MessagesScreen,
  args: { user, openId: id },
  parameters: { layout: "fullscreen", path: `/dashboard/messages/${id}` },
  beforeEach: () => {
    onNotice.mockClear();
    localStorage.clear();
  },
  decorators: [
    (Story, { parameters }) => (
      <StoryProviders path={parameters.path as string} user={user} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.actions }));
  return within(await within(document.body).findByRole("menu", { name: copy.actions }));
};
const choose = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click((await open(canvasElement)).getByRole("menuitem", { name }));
const expectNotice = (kind: "success" | "error", title: string) =>
  waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind, title }));

export const Open: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const menu = await open(canvasElement);
    await expect(menu.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
      copy.markUnread,
      copy.archive,
      copy.mute,
      blockCopy.blockPerson,
    ]);
  },
};

const arranged = (changes: object) =>
  mockAnswer(messagesContract.arrange, { success: true, data: { ...unreadConversation, ...changes } });

export const Archived: Story = {
  parameters: { msw: [arranged({ is_archived: true })] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, copy.archive);
    await expectNotice("success", copy.archived);
  },
};

export const Muted: Story = {
  parameters: { msw: [arranged({ is_muted: true })] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, copy.mute);
    await expectNotice("success", copy.muted);
  },
};

export const NotArchived: Story = {
  parameters: { msw: [mockNetworkFailure(messagesContract.arrange)] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, copy.archive);
    await expectNotice("error", copy.arrangeFailed);
  },
};

/** It used to fail without a word. */
export const NotMarkedUnread: Story = {
  parameters: { msw: [mockNetworkFailure(messagesContract.markUnread)] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, copy.markUnread);
    await expectNotice("error", copy.markUnreadFailed);
    await expect(within(canvasElement).getByRole("button", { name: copy.actions })).toBeVisible();
  },
};

export const AskingToBlock: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, blockCopy.blockPerson);
    const question = await within(document.body).findByRole("alertdialog", { name: /Bloquer Karim\sB\./ });
    await waitFor(() => expect(question).toBeVisible());
  },
};

const one = (changes: object) =>
  mockAnswer(messagesContract.one, { success: true, data: { ...unreadConversation, ...changes } });

/** Why one cannot write, and the way back, stand where one would write. */
export const Blocked: Story = {
  parameters: { msw: [one({ statut: "frozen", is_blocked: true })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(blockCopy.conversation)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: blockCopy.unblock }));
    await expectNotice("success", "Personne débloquée\u00a0: Karim B.");
  },
};

/** The other side reads what they would of a person who is away. */
export const KeptApart: Story = {
  parameters: { msw: [one({ statut: "frozen" })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.frozen)).toBeVisible();
    await expect(canvas.queryByText(/bloqu/i)).toBeNull();
  },
};

const archives = "/dashboard/messages?archivees=oui";
const listed = (conversations: (typeof readConversation)[]) =>
  mockAnswer(
    messagesContract.list,
    {
      success: true,
      data: { conversations, totalCount: conversations.length, nextCursor: null, hasUnreceived: false },
    },
    { archived: "true" },
  );

export const Archives: Story = {
  args: { openId: null },
  parameters: {
    path: archives,
    msw: [listed([{ ...readConversation, is_archived: true, is_muted: true }])],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole("link", { name: /^Inès\sR\.\s?, en sourdine$/ });
    await expect(link).toHaveAttribute("href", `/dashboard/messages/${readConversation.id}?archivees=oui`);
    await expect(canvas.getByRole("link", { name: copy.toList })).toBeVisible();
  },
};

export const NoArchives: Story = {
  args: { openId: null },
  parameters: { path: archives, msw: [listed([])] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.emptyArchives)).toBeVisible();
  },
};

const searching = "/dashboard/messages?q=perceuse";

export const Found: Story = {
  args: { openId: null },
  parameters: { path: searching },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = within(await canvas.findByRole("list", { name: copy.found }));
    const link = await list.findByRole("link", { name: /^Karim\sB\.$/ });
    await expect(link).toHaveAttribute("href", `/dashboard/messages/${id}?q=perceuse&message=3`);
    await expect(canvas.getByRole("searchbox", { name: copy.search })).toHaveValue("perceuse");
  },
};

export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: "w390" } } };

export const FoundNothing: Story = {
  args: { openId: null },
  parameters: {
    path: searching,
    msw: [mockAnswer(messagesContract.search, { success: true, data: [] })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.notFound)).toBeVisible();
  },
};

export const Searching: Story = {
  args: { openId: null },
  parameters: { path: searching, msw: [mockSilence(messagesContract.search)] },
};

export const SearchOutOfReach: Story = {
  args: { openId: null },
  parameters: { path: searching, msw: [mockNetworkFailure(messagesContract.search)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

/** The message that one came for is marked, and in sight. */
export const Sought: Story = {
  parameters: { path: `/dashboard/messages/${id}?q=perceuse&message=3` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("list", { name: copy.found })).toBeVisible();
    const bubble = await within(
      await canvas.findByRole("region", { name: /^Messages avec Karim\sB\.$/ }),
    ).findByText(/J’apporte la perceuse/);
    const frame = bubble.closest("li > div") as Element;
    await expect(getComputedStyle(frame).outlineStyle).toBe("solid");
    // The day above it is none of what was found.
    await expect(frame.parentElement?.firstElementChild).not.toBe(frame);
  },
};
