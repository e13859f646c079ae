import type { SessionUser } from "@jobami/api/auth/contract";
import { administrator, moderator, requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import { supportContract } from "@jobami/api/support/contract";
import { filedTicket, paymentTag, queuedTicket, thanksReply } from "@jobami/api/support/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, priorityLabels, replyCopy, supportItemCopy, tagCopy } from "./copy.ts";
import { EditTicketScreen } from "./EditTicketScreen.tsx";
import { RepliesScreen, TagsScreen } from "./SupportItemScreen.tsx";
import { TicketQueueScreen } from "./TicketQueueScreen.tsx";
import { TicketScreen } from "./TicketScreen.tsx";

const heard = fn();
const { desk: queueCall, one, file, tags, addTag, replies } = supportContract;

const screens = {
  desk: <TicketQueueScreen area="admin" title={copy.queueTitle} />,
  mine: <TicketQueueScreen area="member" title={copy.assignedTitle} first="mine" />,
  ticket: <TicketScreen area="admin" id={filedTicket.id} />,
  filing: <EditTicketScreen area="admin" id={filedTicket.id} />,
  tags: <TagsScreen area="admin" />,
  memberTags: <TagsScreen area="member" />,
  replies: <RepliesScreen area="admin" />,
};

interface PageProps {
  screen: keyof typeof screens;
  path: string;
  user: SessionUser;
}

function Page({ screen, path, user }: PageProps) {
  return (
    <StoryProviders path={path} user={user} onNotice={heard}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Support",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "desk", path: "/admin/support", user: { ...administrator, two_factor_enabled: true } },
  beforeEach: () => {
    heard.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = mockAnswer(one, { success: true, data: filedTicket });
const phone = { globals: { viewport: { value: "w390" } } };

/** What presses the most comes first. */
export const Desk: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: copy.queueLabel }));
    await expect(await rows.findByRole("link")).toHaveAttribute(
      "href",
      `/admin/support/ticket/${queuedTicket.id}`,
    );
    await expect(rows.getByText(priorityLabels.high)).toBeVisible();
  },
};
export const DeskOnAPhone: Story = { ...phone };
export const NothingWaits: Story = {
  parameters: { msw: [mockAnswer(queueCall, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.queueEmpty)).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: { path: "/admin/support?q=introuvable" },
  parameters: { msw: [mockAnswer(queueCall, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: copy.everything })).toHaveAttribute(
      "href",
      "/admin/support",
    );
  },
};
export const DeskLoading: Story = { parameters: { msw: [mockSilence(queueCall)] } };
export const DeskOutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(queueCall)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
/** A moderator finds first what they look after, in the dashboard. */
export const Mine: Story = {
  args: {
    screen: "mine",
    path: "/dashboard/support/assigned",
    user: { ...moderator, two_factor_enabled: true },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole("link", { name: queuedTicket.subject }),
    ).toHaveAttribute("href", `/dashboard/support/ticket/${queuedTicket.id}`);
  },
};
/** Members find the page, and nothing of staff in it. */
export const MineForMembers: Story = {
  args: { screen: "mine", path: "/dashboard/support/assigned", user: requester },
  parameters: { msw: [mockRefusal(queueCall, "FORBIDDEN", { message: "" })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.noneAssigned)).toBeVisible();
  },
};

/** Staff reads its notes, and who of it answered. */
export const Ticket: Story = {
  args: { screen: "ticket" },
  tags: ["every-look"],
  parameters: { msw: [shows] },
  play: async ({ canvasElement }) => {
    const timeline = within(await within(canvasElement).findByRole("list", { name: copy.happenings }));
    await expect(await timeline.findByText("Note de Maud B.")).toBeVisible();
  },
};
export const TicketOnAPhone: Story = { args: { screen: "ticket" }, parameters: { msw: [shows] }, ...phone };
/** A template goes into the answer; a note is staff’s own. */
export const Answering: Story = {
  args: { screen: "ticket" },
  parameters: { msw: [shows] },
  play: async ({ canvasElement, step }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: copy.answer }));
    await step("by a template", async () => {
      await userEvent.click(await form.findByRole("button", { name: new RegExp(copy.template) }));
      await userEvent.click(await within(document.body).findByRole("option", { name: thanksReply.name }));
      await waitFor(() =>
        expect(form.getByRole("textbox", { name: copy.answer })).toHaveValue(thanksReply.text),
      );
    });
    await step("or by a note", async () => {
      await userEvent.click(form.getByRole("radio", { name: new RegExp(copy.toStaff) }));
      await expect(await form.findByRole("button", { name: copy.keepNote })).toBeVisible();
      await expect(form.queryByRole("button", { name: copy.resolveStaff })).toBeNull();
    });
  },
};
export const Filing: Story = {
  args: { screen: "filing" },
  parameters: { msw: [shows, mockAnswer(file, { success: true, data: filedTicket })] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.letGo }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.filed }));
  },
};
export const FilingFailed: Story = {
  args: { screen: "filing" },
  parameters: { msw: [shows, mockNetworkFailure(file)] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.letGo }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "error", title: copy.filingFailed }));
  },
};

export const Tags: Story = { args: { screen: "tags", path: "/admin/support/tags" } };
export const TagsEmpty: Story = {
  args: { screen: "tags", path: "/admin/support/tags" },
  parameters: { msw: [mockAnswer(tags, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(tagCopy.none)).toBeVisible();
  },
};
/** A name that is there already is refused with its text. */
export const TagTaken: Story = {
  args: { screen: "tags", path: "/admin/support/tags" },
  parameters: {
    msw: [mockRefusal(addTag, "TAG_EXISTS", { message: "Cette étiquette existe déjà." })],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: tagCopy.add }));
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: copy.save }));
    const missing = await dialog.findByText(supportItemCopy.nameMissing);
    await waitFor(() => expect(missing).toBeVisible());
    await userEvent.type(dialog.getByRole("textbox", { name: tagCopy.nameLabel }), paymentTag.name);
    await userEvent.click(dialog.getByRole("button", { name: copy.save }));
    const taken = await dialog.findByText("Cette étiquette existe déjà.");
    await waitFor(() => expect(taken).toBeVisible());
  },
};
export const TagRemoved: Story = {
  args: { screen: "tags", path: "/admin/support/tags" },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", { name: /^Supprimer .*Paiement/ }),
    );
    await expect(
      await within(canvasElement).findByRole("button", { name: supportItemCopy.keep }),
    ).toHaveFocus();
    await userEvent.click(within(canvasElement).getByRole("button", { name: supportItemCopy.remove }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: tagCopy.removed }));
  },
};
/** What is staff’s own leads members to what is theirs. */
export const TagsForMembers: Story = {
  args: { screen: "memberTags", path: "/dashboard/support/tags", user: requester },
  parameters: { msw: [mockRefusal(tags, "FORBIDDEN", { message: "" })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.staffOnly)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Mes demandes" })).toHaveAttribute(
      "href",
      "/dashboard/support/tickets",
    );
  },
};
export const Templates: Story = { args: { screen: "replies", path: "/admin/support/templates" } };
export const TemplatesOutOfReach: Story = {
  args: { screen: "replies", path: "/admin/support/templates" },
  parameters: { msw: [mockNetworkFailure(replies)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
export const TemplateChanged: Story = {
  args: { screen: "replies", path: "/admin/support/templates" },
  play: async ({ canvasElement }) => {
    await userEvent.click(
      await within(canvasElement).findByRole("button", {
        name: new RegExp(`^Modifier .*${thanksReply.name}`),
      }),
    );
    const dialog = within(await within(document.body).findByRole("dialog"));
    await expect(dialog.getByRole("textbox", { name: supportItemCopy.text })).toHaveValue(thanksReply.text);
    await userEvent.click(dialog.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: replyCopy.added }));
  },
};
