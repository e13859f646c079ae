import { requester } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, nothing } from "@jobami/api/mock";
import { supportContract } from "@jobami/api/support/contract";
import {
  answeredTicket,
  bugHead,
  bugTicket,
  newTicket,
  privacyHead,
  resolvedTicket,
  ticketHead,
} from "@jobami/api/support/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy, kindCopy } from "./copy.ts";
import { EditTicketScreen } from "./EditTicketScreen.tsx";
import { NewTicketScreen } from "./NewTicketScreen.tsx";
import { TicketScreen } from "./TicketScreen.tsx";
import { TicketsScreen } from "./TicketsScreen.tsx";

const heard = fn();
const { create, own, one, edit, act } = supportContract;

const screens = {
  tickets: <TicketsScreen kind="help" />,
  bugs: <TicketsScreen kind="bug" />,
  ask: <NewTicketScreen area="member" kind="help" />,
  idea: <NewTicketScreen area="member" kind="help" about="suggestion" />,
  bugReport: <NewTicketScreen area="member" kind="bug" page="/services/search" />,
  ticket: <TicketScreen area="member" id={newTicket.id} />,
  edit: <EditTicketScreen area="member" id={newTicket.id} />,
};

function Page({ screen, path }: { screen: keyof typeof screens; path: string }) {
  return (
    <StoryProviders path={path} user={requester} onNotice={heard}>
      <main>{screens[screen]}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Aide/Demandes",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { screen: "ticket", path: "/dashboard/support" },
  beforeEach: () => {
    heard.mockClear();
    sessionStorage.clear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (data: typeof newTicket) => mockAnswer(one, { success: true, data });
const phone = { globals: { viewport: { value: "w390" } } };

/** What was asked, the last written in first. */
export const List: Story = {
  args: { screen: "tickets" },
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: kindCopy.help.list }));
    await expect(await rows.findByRole("link")).toHaveAttribute(
      "href",
      `/dashboard/support/ticket/${ticketHead.id}`,
    );
  },
};
/** What it is about is known from the address: nothing but the text is left to write [POL-17]. */
export const Idea: Story = {
  args: { screen: "idea" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Proposer une idée" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: /Sujet$/ })).toHaveTextContent("Une idée pour le site");
  },
};
export const ListOnAPhone: Story = { args: { screen: "tickets" }, ...phone };
export const ListEmpty: Story = {
  args: { screen: "tickets" },
  parameters: { msw: [mockAnswer(own, nothing)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(kindCopy.help.none)).toBeVisible();
  },
};
export const ListLoading: Story = {
  args: { screen: "tickets" },
  parameters: { msw: [mockSilence(own)] },
};
export const ListOutOfReach: Story = {
  args: { screen: "tickets" },
  parameters: { msw: [mockNetworkFailure(own)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
export const Problems: Story = {
  args: { screen: "bugs" },
  parameters: {
    msw: [
      mockAnswer(own, {
        ...nothing,
        data: [bugHead],
        pagination: { ...nothing.pagination, totalPages: 1, totalCount: 1 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: bugHead.subject })).toHaveAttribute(
      "href",
      `/dashboard/bug-reports/${bugHead.id}`,
    );
  },
};

/** A subject and a message are asked for; what is sent leads to the ticket. */
export const Asking: Story = {
  args: { screen: "ask" },
  tags: ["every-look"],
  play: async ({ canvasElement, step }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: kindCopy.help.title }));
    await step("states what is missing", async () => {
      await userEvent.click(form.getByRole("button", { name: copy.send }));
      await expect(await form.findByText(copy.chooseCategory)).toBeVisible();
    });
  },
};
export const AskingOnAPhone: Story = { args: { screen: "ask" }, ...phone };
/** What was typed stays in the tab until it is sent. */
export const AskingOutOfReach: Story = {
  args: { screen: "bugReport" },
  parameters: { msw: [mockNetworkFailure(create)] },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: kindCopy.bug.title }));
    await userEvent.type(form.getByRole("textbox", { name: copy.subject }), "La carte reste grise");
    await userEvent.type(
      form.getByRole("textbox", { name: copy.words }),
      "Depuis ce matin elle reste grise.",
    );
    await userEvent.click(form.getByRole("button", { name: copy.send }));
    await expect(await form.findByText(/^Impossible de joindre le serveur/)).toBeVisible();
    await expect(form.getByRole("textbox", { name: copy.subject })).toHaveValue("La carte reste grise");
    await expect(sessionStorage.getItem("jobami:support-draft:new:bug")).toContain("La carte reste grise");
  },
};
export const TooMany: Story = {
  args: { screen: "bugReport" },
  parameters: {
    msw: [mockRefusal(create, "TICKETS_FULL", { message: "Vous avez déjà 20 demandes en cours." })],
  },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: kindCopy.bug.title }));
    await userEvent.type(form.getByRole("textbox", { name: copy.subject }), "La carte reste grise");
    await userEvent.type(
      form.getByRole("textbox", { name: copy.words }),
      "Depuis ce matin elle reste grise.",
    );
    await userEvent.click(form.getByRole("button", { name: copy.send }));
    await expect(await form.findByText("Vous avez déjà 20 demandes en cours.")).toBeVisible();
  },
};

export const Sent: Story = { parameters: { msw: [shows(newTicket)] } };
/** The law asks for an answer by a day, which is stated [GDPR-06]. */
export const AboutPersonalData: Story = {
  parameters: { msw: [shows({ ...newTicket, ...privacyHead, id: newTicket.id })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("au plus tard le samedi 19 décembre")).toBeVisible();
  },
};
/** Staff answered: no one of it is named. */
export const Answered: Story = {
  tags: ["every-look"],
  parameters: { msw: [shows(answeredTicket)] },
  play: async ({ canvasElement }) => {
    const timeline = within(await within(canvasElement).findByRole("list", { name: copy.happenings }));
    await expect(await timeline.findByText(copy.team)).toBeVisible();
  },
};
export const AnsweredOnAPhone: Story = { ...Answered, tags: [], play: () => {}, ...phone };
/** What is written stands in the exchange, and the form is empty again. */
export const Writing: Story = {
  parameters: { msw: [shows(newTicket)] },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: copy.answer }));
    await userEvent.type(form.getByRole("textbox", { name: copy.answer }), "Et c’était en espèces.");
    await userEvent.click(form.getByRole("button", { name: copy.send }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.sent }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole("textbox", { name: copy.answer })).toHaveValue(""),
    );
  },
};
export const Ending: Story = {
  parameters: {
    msw: [shows(answeredTicket), mockAnswer(act, { success: true, data: resolvedTicket })],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.resolve }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.resolved }));
    await expect(await within(canvasElement).findByText(copy.reopen)).toBeVisible();
  },
};
export const LongOver: Story = {
  parameters: { msw: [shows({ ...resolvedTicket, mayAct: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.isOver)).toBeVisible();
    await expect(within(canvasElement).queryByRole("form")).toBeNull();
  },
};
export const Problem: Story = { parameters: { msw: [shows(bugTicket)] } };
export const Unknown: Story = {
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "" })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.unknown)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(one)] } };

/** Changed until a person answers. */
export const Editing: Story = {
  args: { screen: "edit" },
  parameters: { msw: [shows(newTicket), mockAnswer(edit, { success: true, data: newTicket })] },
  play: async ({ canvasElement }) => {
    const form = within(await within(canvasElement).findByRole("form", { name: copy.editTitle }));
    const subject = form.getByRole("textbox", { name: copy.subject });
    await expect(subject).toHaveValue(newTicket.subject);
    await userEvent.type(subject, " encore");
    await userEvent.click(form.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: copy.saved }));
  },
};
export const EditingTooLate: Story = {
  args: { screen: "edit" },
  parameters: { msw: [shows(answeredTicket)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.tooLate)).toBeVisible();
  },
};
