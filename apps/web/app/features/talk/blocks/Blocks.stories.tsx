import { requester } from "@jobami/api/auth/fixtures";
import { blocksContract } from "@jobami/api/blocks/contract";
import { karimBlocked, ugoBlocked } from "@jobami/api/blocks/fixtures";
import { shortName } from "@jobami/api/http/display-text";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { BlockButton } from "./BlockButton.tsx";
import { BlocksScreen } from "./BlocksScreen.tsx";
import { blockProblems, copy, losses, nowBlocked, nowFree } from "./copy.ts";

const heard = fn();
const name = shortName(karimBlocked.user);

const meta = {
  title: "web/Blocks",
  component: BlocksScreen,
  beforeEach: () => void heard.mockClear(),
  render: () => (
    <StoryProviders path="/dashboard/parametres/personnes-bloquees" user={requester} onNotice={heard}>
      <main style={{ maxWidth: "38rem" }}>
        <BlocksScreen />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof BlocksScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const two = mockAnswer(blocksContract.list, { success: true, data: [karimBlocked, ugoBlocked] });
const unblockKarim = { name: /^Débloquer\s+: Karim\sB\.$/ };
const undoKarim = { name: /^Annuler\s+: Karim\sB\.$/ };

export const Several: Story = {
  tags: ["every-look"],
  parameters: { msw: [two] },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole("listitem");
    await expect(rows.map((row) => row.textContent?.includes("Blocage"))).toEqual([true, true]);
  },
};

export const OnAPhone: Story = { ...Several, tags: [], globals: { viewport: { value: "w390" } } };

export const Nobody: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(blocksContract.list)] } };

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(blocksContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

/** The row stays until the page is left, to be put back. */
export const Unblocked: Story = {
  parameters: { msw: [two] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", unblockKarim));
    await expect(await canvas.findByRole("button", undoKarim)).toBeVisible();
    await expect(canvas.getByText(copy.unblocked)).toBeVisible();
    await expect(heard).toHaveBeenCalledWith({ kind: "success", title: nowFree(name) });
    await userEvent.click(canvas.getByRole("button", undoKarim));
    await expect(await canvas.findByRole("button", unblockKarim)).toBeVisible();
  },
};

export const NotUnblocked: Story = {
  parameters: {
    msw: [two, mockRefusal(blocksContract.remove, "TOO_MANY_REQUESTS", { message: "Trop de demandes." })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", unblockKarim));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "error", title: blockProblems.FAILED }));
    await expect(canvas.getByRole("button", unblockKarim)).toBeVisible();
  },
};

const onProfile = () => (
  <StoryProviders path="/dashboard/profil/karim-b" user={requester} onNotice={heard}>
    <main>
      <h1>{name}</h1>
      <BlockButton id={karimBlocked.user.id} name={name} />
    </main>
  </StoryProviders>
);
const blockKarim = { name: /^Bloquer\s+: Karim\sB\.$/ };

const ask: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole("button", blockKarim));
  await within(document.body).findByRole("alertdialog", { name: /Bloquer Karim\sB\./ });
};
const question = () => within(within(document.body).getByRole("alertdialog"));

/** What follows is stated first, and the focus begins on what loses nothing. */
export const Asking: Story = {
  render: onProfile,
  play: async (context) => {
    await ask(context);
    for (const loss of losses) await waitFor(() => expect(question().getByText(loss)).toBeVisible());
    await waitFor(() => expect(question().getByRole("button", { name: "Annuler" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("alertdialog")).toBeNull());
    await expect(heard).not.toHaveBeenCalled();
  },
};

export const Blocked: Story = {
  render: onProfile,
  play: async (context) => {
    await ask(context);
    await userEvent.click(question().getByRole("button", { name: copy.block }));
    await waitFor(() => expect(heard).toHaveBeenCalledWith({ kind: "success", title: nowBlocked(name) }));
    await expect(await within(context.canvasElement).findByRole("button", unblockKarim)).toBeVisible();
  },
};

export const TooMany: Story = {
  render: onProfile,
  parameters: { msw: [mockRefusal(blocksContract.add, "BLOCKS_FULL", { message: "Complet." })] },
  play: async (context) => {
    await ask(context);
    await userEvent.click(question().getByRole("button", { name: copy.block }));
    await waitFor(() => expect(question().getByText(blockProblems.FULL)).toBeVisible());
    await expect(heard).not.toHaveBeenCalled();
  },
};

export const AlreadyBlocked: Story = {
  render: onProfile,
  parameters: { msw: [two] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", unblockKarim)).toBeVisible();
  },
};
