import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { covering, Opened } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./ConfirmDialog.guide.ts";
import { practice } from "./ConfirmDialog.practice.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = {
  title: "ui/ConfirmDialog",
  component: ConfirmDialog,
  tags: ["autodocs"],
  args: {
    isOpen: true,
    title: "Annuler la mission «\u202fTailler une haie\u202f»\u202f?",
    losses: ["Les 4 propositions reçues seront refusées."],
    confirmLabel: "Annuler la mission",
    cancelLabel: "La garder",
    onConfirm: fn(),
    onCancel: fn(),
  },
  render: (args) => (
    <Opened command="Annuler la mission" variant="danger" isOpen={args.isOpen} onClose={args.onCancel}>
      {(isOpen, close) => <ConfirmDialog {...args} isOpen={isOpen} onCancel={close} />}
    </Opened>
  ),
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function asked(): Promise<HTMLElement> {
  const question = await screen.findByRole("alertdialog");
  await waitFor(() => expect(question).toBeVisible());
  return question;
}

export const OneLoss: Story = {
  tags: ["apg:alertdialog/focus"],
  play: async () => {
    const question = await asked();
    await expect(question).toHaveAccessibleDescription("Les 4 propositions reçues seront refusées.");
    await waitFor(() => expect(within(question).getByRole("button", { name: "La garder" })).toHaveFocus());
  },
};

export const SeveralLosses: Story = {
  args: {
    title: "Supprimer votre compte\u202f?",
    losses: [
      "Vos 3 missions ouvertes seront annulées.",
      "Vos 24 Jobi seront perdus.",
      "Vos conversations ne seront plus lisibles.",
    ],
    confirmLabel: "Supprimer mon compte",
    cancelLabel: "Le garder",
  },
  play: async () => {
    await expect(within(await asked()).getAllByRole("listitem")).toHaveLength(3);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args }) => {
    const question = await asked();
    await expect(within(question).getByRole("button", { name: "La garder" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await expect(question).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const WithError: Story = {
  args: { error: "La mission n’a pas pu être annulée. Réessayez dans un instant." },
  play: async () => {
    await expect(within(await asked()).getByText(/n’a pas pu être annulée/)).toBeVisible();
  },
};

export const OnAPhone: Story = { ...SeveralLosses, globals: { viewport: { value: "w390" } } };

/** APG alert dialog: Tab goes round, Escape keeps everything and gives the focus back. */
export const KeyboardOnly: Story = {
  tags: ["apg:alertdialog/keys"],
  args: { isOpen: false },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const question = await asked();
    const keep = within(question).getByRole("button", { name: "La garder" });
    const deed = within(question).getByRole("button", { name: "Annuler la mission" });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.tab();
    await expect(deed).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(keep).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const ReadAloud: Story = {
  args: OneLoss.args ?? {},
  play: async () => {
    await expect(await spoken(await screen.findByRole("alertdialog"))).toEqual([
      "alertdialog, Annuler la mission « Tailler une haie » ?, Les 4 propositions reçues seront refusées.",
      "heading, Annuler la mission « Tailler une haie » ?, level 2",
      "Les 4 propositions reçues seront refusées.",
      "button, Annuler la mission",
      "button, La garder",
    ]);
  },
};
