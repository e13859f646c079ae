import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { relationsContract } from "@jobami/api/relations/contract";
import { leaAsClient, leaDetail, manyClients, paulDetail } from "@jobami/api/relations/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { saveCopy, saveStates } from "../../../platform/autosave/index.ts";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { ClientScreen } from "./ClientScreen.tsx";
import { ClientsScreen } from "./ClientsScreen.tsx";
import { copy } from "./copy.ts";

const { client, clients, noteClient } = relationsContract;
const { id } = leaAsClient.person;

function Page({
  search,
  clientId,
}: {
  search: ComponentProps<typeof ClientsScreen>["search"];
  clientId: string | null;
}) {
  const [first] = useState(search);
  return (
    <StoryProviders
      path={clientId === null ? "/dashboard/clients" : `/dashboard/clients/${clientId}`}
      user={jobbeur}
    >
      <main>{clientId === null ? <ClientsScreen search={first} /> : <ClientScreen id={clientId} />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Clients",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { search: { query: "", tag: "" }, clientId: null },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const many = { msw: [mockAnswer(clients, { success: true, data: manyClients })] };

/** Whom one worked for: the last one first, each with one press to propose again or to their profile. */
export const Several: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole("list", { name: copy.title }));
    const lea = within((await list.findAllByRole("article"))[0] as HTMLElement);
    await expect(lea.getByRole("link", { name: "Léa M." })).toHaveAttribute(
      "href",
      `/dashboard/clients/${id}`,
    );
    await expect(
      lea.getByRole("link", { name: /^Proposer\s: Repeindre les volets, Léa M\./ }),
    ).toHaveAttribute("href", `/dashboard/missions/${leaAsClient.toPropose?.id}`);
    await expect(lea.getByRole("link", { name: /^Profil\s: Léa M\./ })).toHaveAttribute(
      "href",
      "/dashboard/profil/lea-m",
    );
    await expect(lea.getByText(leaAsClient.note)).toBeVisible();
    // No one sees Paul's profile now, and he asks for nothing.
    await expect(list.getAllByRole("link", { name: /^Profil/ })).toHaveLength(1);
  },
};
export const OnAPhone: Story = { ...Several, tags: [], globals: { viewport: { value: "w390" } } };

export const Many: Story = {
  parameters: many,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("searchbox", { name: copy.search }), "portail");
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(1));
    await expect(canvas.getByRole("link", { name: "Léa M." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Effacer la recherche" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(manyClients.length));
  },
};

/** Narrowed by the address, whatever case the tag was written in. */
export const Tagged: Story = {
  args: { search: { query: "", tag: "jardin" } },
  parameters: many,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const nav = within(await canvas.findByRole("navigation", { name: copy.tags }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveTextContent("Jardin");
    await expect(canvas.getAllByRole("article")).toHaveLength(2);
  },
};

export const NoneFound: Story = {
  args: { search: { query: "plomberie", tag: "" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.noneFound)).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: copy.showAll }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(2));
  },
};

export const Empty: Story = {
  parameters: { msw: [mockAnswer(clients, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};
export const Loading: Story = { parameters: { msw: [mockSilence(clients)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(clients)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: { msw: [mockRefusal(clients, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

/** What there was with one client, and what is noted. */
export const OneClient: Story = {
  tags: ["every-look"],
  args: { clientId: id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Léa M." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: copy.proposeAgain })).toHaveAttribute(
      "href",
      `/dashboard/missions/${leaAsClient.toPropose?.id}`,
    );
    await expect(canvas.getByRole("link", { name: copy.write })).toHaveAttribute(
      "href",
      `/dashboard/messages/${leaDetail.conversationId}`,
    );
    await expect(within(canvas.getByRole("list", { name: copy.history })).getAllByRole("link")).toHaveLength(
      3,
    );
    await expect(canvas.getByLabelText(copy.note)).toHaveValue(leaAsClient.note);
  },
};
export const OneClientOnAPhone: Story = { ...OneClient, tags: [], globals: { viewport: { value: "w390" } } };

/** Whose profile no one sees now, and who asks for nothing. */
export const ClientOfOnce: Story = {
  args: { clientId: paulDetail.client.person.id },
  parameters: { msw: [mockAnswer(client, { success: true, data: paulDetail })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(copy.noneToPropose)).toBeVisible();
    for (const name of [copy.proposeAgain, copy.write, copy.seeProfile])
      await expect(canvas.queryByRole("link", { name })).toBeNull();
  },
};
export const ClientLoading: Story = { args: { clientId: id }, parameters: { msw: [mockSilence(client)] } };
export const ClientOutOfReach: Story = {
  args: { clientId: id },
  parameters: { msw: [mockNetworkFailure(client)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.clientFailed)).toBeVisible();
  },
};
export const NoClient: Story = {
  args: { clientId: id },
  parameters: { msw: [mockRefusal(client, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("heading", { level: 1 })).not.toHaveTextContent(
      "Léa",
    );
  },
};

/** Text is looked for as the library reads it, with plain blanks. */
const showsText = async (canvasElement: HTMLElement, text: string) => {
  const seen = { ignore: "[role=status]" };
  const found = within(canvasElement).findByText(text.replace(/\s/g, " "), seen, { timeout: 4000 });
  expect(await found).toBeVisible();
};
async function write(canvasElement: HTMLElement, text: string) {
  await fillIn(await within(canvasElement).findByLabelText(copy.note), text);
}

export const NoteSaving: Story = {
  args: { clientId: id },
  parameters: { msw: [mockSilence(noteClient)] },
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Rappeler en mars.");
    await showsText(canvasElement, saveStates.saving);
  },
};

export const NoteSaved: Story = {
  args: { clientId: id },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Rappeler en mars.");
    const undo = await canvas.findByRole("button", { name: saveCopy.undo });
    await waitFor(() => expect(undo).not.toHaveAttribute("aria-disabled", "true"), { timeout: 4000 });
    await showsText(canvasElement, saveStates.saved);
  },
};

export const NoteWithoutNetwork: Story = {
  args: { clientId: id },
  parameters: { msw: [mockNetworkFailure(noteClient)] },
  play: async ({ canvasElement }) => {
    await write(canvasElement, "Rappeler en mars.");
    await showsText(canvasElement, saveStates.unanswered);
  },
};

export const NoteChangedElsewhere: Story = {
  args: { clientId: id },
  parameters: {
    msw: [
      mockRefusal(noteClient, "NOTE_CHANGED", {
        message: "Cette note a été modifiée ailleurs entre-temps.",
        data: { client: { ...leaAsClient, note: "D’un autre onglet", noteVersion: 4 } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await write(canvasElement, "Rappeler en mars.");
    await showsText(canvasElement, copy.noteChanged);
    await userEvent.click(canvas.getByRole("button", { name: saveCopy.takeTheirs }));
    await expect(canvas.getByLabelText(copy.note)).toHaveValue("D’un autre onglet");
  },
};
