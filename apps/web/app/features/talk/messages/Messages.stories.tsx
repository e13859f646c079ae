import { requester } from "@jobami/api/auth/fixtures";
import { filesContract } from "@jobami/api/files/contract";
import { drawnPicture } from "@jobami/api/files/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import {
  messageWithFiles,
  readConversation,
  thread,
  unreadConversation,
} from "@jobami/api/messages/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createLiveHub } from "../../../platform/live/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { maskingCopy as contestCopy } from "../masking/index.ts";
import { copy, isTyping, refusalText } from "./copy.ts";
import { MessagesScreen } from "./MessagesScreen.tsx";

const onNotice = fn();
const hub = createLiveHub();
/** A photo that is looked at without a server. */
const photo = drawnPicture.address;
const pictured = messageWithFiles.files.map((file) =>
  file.picture === null
    ? file
    : {
        ...file,
        height: 480,
        picture: { ...file.picture, small: photo, medium: photo, large: photo },
      },
);
const own = thread.messages[1]?.sender_id ?? "";
/** Whoever wrote the second message of the sample. */
const user = { ...requester, id: own };

const meta = {
  title: "web/Messages",
  component: MessagesScreen,
  args: { user, openId: unreadConversation.id },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onNotice.mockClear();
    localStorage.clear();
  },
  decorators: [
    (Story, { args }) => (
      <StoryProviders
        path={`/dashboard/messages${args.openId === null ? "" : `/${args.openId}`}`}
        user={user}
        onNotice={onNotice}
        live={hub.hear}
      >
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: "w390" } };
const list = { openId: null };
const field = { name: /Votre message à Karim/ };

export const Beside: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.new)).toBeVisible();
    await expect(canvas.getByText(/Masqué pour Karim jusqu’à l’accord/)).toBeVisible();
    const links = within(canvas.getByRole("list", { name: copy.list })).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["page", null]);
  },
};
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.new)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.back })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: copy.list })).toBeNull();
  },
};
export const ListOnly: Story = {
  args: list,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("link", { name: /^Karim B\.\s?, 2 nouveaux messages$/ }),
    ).toBeVisible();
    await expect(canvas.getByText(copy.pick)).toBeVisible();
  },
};
export const ListOnAPhone: Story = { args: list, globals: phone };
export const ListLoading: Story = {
  args: list,
  parameters: { msw: [mockSilence(messagesContract.list)] },
};
export const ListEmpty: Story = {
  args: list,
  parameters: {
    msw: [
      mockAnswer(messagesContract.list, {
        success: true,
        data: { conversations: [], totalCount: 0, nextCursor: null, hasUnreceived: false },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};
export const ListOutOfReach: Story = {
  args: list,
  parameters: { msw: [mockNetworkFailure(messagesContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(messagesContract.thread)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(messagesContract.thread)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/ils se relisent dès qu’elle revient/)).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [mockRefusal(messagesContract.thread, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.threadFailed)).toBeVisible();
  },
};
export const Gone: Story = {
  parameters: { msw: [mockRefusal(messagesContract.one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.gone)).toBeVisible();
  },
};
export const NothingSaid: Story = {
  parameters: {
    msw: [
      mockAnswer(messagesContract.thread, {
        success: true,
        data: { messages: [], nextCursor: null, olderCount: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Dites bonjour/)).toBeVisible();
  },
};
export const Closed: Story = {
  parameters: {
    msw: [
      mockAnswer(messagesContract.one, { success: true, data: { ...readConversation, statut: "closed" } }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.closed)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};
/** What the other will not see is stated while it is typed. */
export const TypingANumber: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", field), "Appelez le 06 12 34 56 78");
    await expect(await canvas.findByText(/Karim ne verra pas/)).toBeVisible();
  },
};
const contested = (contest: NonNullable<(typeof thread.messages)[number]["contest"]>) => ({
  msw: [
    mockAnswer(messagesContract.thread, {
      success: true,
      data: {
        ...thread,
        messages: thread.messages.map((one) =>
          one.sender_id === own
            ? { ...one, contest, ...(contest.status === "lifted" ? { hidden: [] } : {}) }
            : one,
        ),
      },
    }),
  ],
});
/** What is hidden of one's own message, why, and how that is contested. */
export const Contesting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: contestCopy.contest }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: contestCopy.send }));
    await waitFor(() => expect(dialog.getByText(contestCopy.missing)).toBeVisible());
    await userEvent.type(dialog.getByRole("textbox"), "C’est la référence d’une charnière.");
    await userEvent.click(dialog.getByRole("button", { name: contestCopy.send }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: contestCopy.sent }));
  },
};
export const ContestingAsked: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: contestCopy.contest }));
    const why = await within(document.body).findByText(/numéro de téléphone\. Les coordonnées se montrent/);
    await waitFor(() => expect(why).toBeVisible());
  },
};
export const ContestKept: Story = {
  parameters: contested({ status: "kept", reasons: "Ces chiffres sont bien un numéro." }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/maintenu le filtre.*bien un numéro/)).toBeVisible();
  },
};
export const ContestLifted: Story = {
  parameters: contested({ status: "lifted", reasons: "C’est une référence de pièce." }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/levé le filtre.*référence de pièce/)).toBeVisible();
  },
};
/** The other is writing; their typing in another conversation shows nothing here. */
export const OtherTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", field);
    const from = unreadConversation.otherUser.id;
    hub.whispered({ name: "typing", payload: { conversation_id: readConversation.id }, from });
    await expect(canvas.queryByText(isTyping("Karim"))).toBeNull();
    hub.whispered({ name: "typing", payload: { conversation_id: unreadConversation.id }, from });
    await expect(await canvas.findByText(isTyping("Karim"))).toBeVisible();
  },
};
const withFiles = mockAnswer(messagesContract.thread, {
  success: true,
  data: {
    ...thread,
    messages: [
      ...thread.messages,
      { ...messageWithFiles, files: pictured },
      {
        ...messageWithFiles,
        id: own,
        client_id: own,
        seq: 6,
        sender_id: own,
        text: "La voici",
        files: pictured,
      },
    ],
  },
});
/** Pictures are seen and open large; documents are saved. */
export const Files: Story = {
  parameters: { msw: [withFiles] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole("link", { name: /^Photo .*armoire\.webp/ }))[0]).toHaveAttribute(
      "href",
      photo,
    );
    await expect(
      canvas.getAllByRole("link", { name: "Télécharger notice de montage.pdf" })[0],
    ).toHaveAttribute("href", messageWithFiles.files[1]?.address);
  },
};
export const FilesOnAPhone: Story = { globals: phone, parameters: { msw: [withFiles] } };
const join: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("button", { name: copy.join }));
  const file = new File(["devis"], "devis.pdf", { type: "application/pdf" });
  await userEvent.upload(canvas.getByLabelText(copy.joined, { exact: false }), file);
  await expect(await canvas.findByText("devis.pdf")).toBeVisible();
};
/** A message waits for its files. */
export const Joining: Story = {
  parameters: { msw: [mockSilence(filesContract.upload)] },
  play: async (context) => {
    await join(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(copy.joining)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.send })).toHaveAttribute("aria-disabled", "true");
  },
};
/** It is enough without a word. */
export const Joined: Story = {
  globals: phone,
  play: async (context) => {
    await join(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.queryByText(copy.joining)).toBeNull());
    await expect(canvas.queryByText(copy.joining)).toBeNull();
  },
};
export const JoinRefused: Story = {
  parameters: {
    msw: [mockRefusal(filesContract.upload, "FILE_TYPE_REFUSED", { message: "Ce type n’est pas accepté." })],
  },
  play: async (context) => {
    await join(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText("Ce type n’est pas accepté.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retirer devis.pdf" }));
    await waitFor(() => expect(canvas.queryByText("devis.pdf")).toBeNull());
  },
};
/** How far one's own message has come: with the other, not read yet. */
export const Received: Story = {
  parameters: {
    msw: [
      mockAnswer(messagesContract.one, {
        success: true,
        data: { ...unreadConversation, other_read_seq: 1, other_received_seq: 2 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Reçu")).toBeVisible();
  },
};
const longThread = Array.from({ length: 5000 }, (_, index) => ({
  ...thread.messages[0],
  id: `01930000-0000-7000-8000-${String(index).padStart(12, "0")}`,
  client_id: `01930000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  seq: index + 1,
  text: `Message ${index + 1}`,
  created_at: new Date(Date.parse("2026-11-20T07:05:00.000Z") - (5000 - index) * 600_000).toISOString(),
})) as (typeof thread)["messages"];
/** Thousands of messages: those near the view are in the document, each with its place among all. */
export const Thousands: Story = {
  parameters: {
    msw: [
      mockAnswer(messagesContract.one, {
        success: true,
        data: { ...unreadConversation, unread_count: 0, read_seq: 5000 },
      }),
      mockAnswer(messagesContract.thread, {
        success: true,
        data: { messages: longThread, nextCursor: null, olderCount: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const last = await canvas.findByText("Message 5000");
    await expect(last.closest("li")).toHaveAttribute("aria-posinset", "5000");
    const box = canvas.getByRole("region", { name: /^Messages avec/ });
    await expect(within(box).getAllByRole("listitem").length).toBeLessThan(100);
    box.scrollTop = -10_000_000;
    await waitFor(() => expect(canvas.getByText("Message 1")).toBeVisible());
    await expect(canvas.queryByText("Message 5000")).toBeNull();
    box.scrollTop = 0;
    await waitFor(() => expect(canvas.getByText("Message 5000")).toBeVisible());
  },
};
const write: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(await canvas.findByRole("textbox", field), "Parfait");
  await userEvent.click(canvas.getByRole("button", { name: copy.send }));
  await expect(canvas.getByText("Parfait")).toBeVisible();
  await expect(canvas.getByRole("textbox", field)).toHaveValue("");
};
export const Sending: Story = {
  parameters: { msw: [mockSilence(messagesContract.send)] },
  play: async (context) => {
    await write(context);
    await expect(within(context.canvasElement).getByText("Envoi en cours…")).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { msw: [mockNetworkFailure(messagesContract.send)] },
  play: async (context) => {
    await write(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(copy.waiting)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: copy.discard }));
    await waitFor(() => expect(canvas.queryByText("Parfait")).toBeNull());
  },
};
export const NotSent: Story = {
  parameters: {
    msw: [mockRefusal(messagesContract.send, "PROFILE_HIDDEN", { message: "Profil masqué." })],
  },
  play: async (context) => {
    await write(context);
    const canvas = within(context.canvasElement);
    await expect(await canvas.findByText(refusalText("PROFILE_HIDDEN"))).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Renvoyer" })).toBeVisible();
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /^Supprimer ce message/ }));
    const question = await within(document.body).findByRole("alertdialog");
    await userEvent.click(within(question).getByRole("button", { name: copy.removeConfirm }));
    await waitFor(() => expect(canvas.queryByText(/Mon numéro/)).toBeNull());
  },
};
