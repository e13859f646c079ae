import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { covering, Opened } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { guide } from "./Dialog.guide.ts";
import { practice } from "./Dialog.practice.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "ui/Dialog",
  component: Dialog,
  tags: ["autodocs"],
  args: { isOpen: true, onClose: fn(), title: "Faire une contre-proposition" },
  render: (args) => (
    <Opened command="Ouvrir" isOpen={args.isOpen} onClose={args.onClose}>
      {(isOpen, close) => <Dialog {...args} isOpen={isOpen} onClose={close} />}
    </Opened>
  ),
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Task: Story = {
  args: {
    description: "Karim demande 60\u00a0€ pour samedi à 9\u00a0h.",
    children: <TextField label="Votre montant" suffix="€" defaultValue="50" inputMode="decimal" />,
    actions: (
      <>
        <Button>Envoyer</Button>
        <Button variant="secondary">Annuler</Button>
      </>
    ),
  },
};

export const Confirmation: Story = {
  tags: [
    "apg:alertdialog/role",
    "apg:alertdialog/name",
    "apg:alertdialog/description",
    "apg:alertdialog/focus",
    "apg:dialog/description",
  ],
  args: {
    role: "alertdialog",
    title: "Annuler la mission\u202f?",
    description: "Les 4 propositions reçues seront refusées et 1 Jobi sera retiré de votre solde.",
    actions: (
      <>
        <Button variant="danger">Annuler la mission</Button>
        <Button variant="secondary">La garder</Button>
      </>
    ),
  },
  play: async () => {
    const question = await screen.findByRole("alertdialog", { name: "Annuler la mission\u202f?" });
    await expect(question).toHaveAccessibleDescription(/1 Jobi sera retiré/);
    await expect(screen.queryByRole("button", { name: "Fermer" })).toBeNull();
    await waitFor(() => expect(screen.getByRole("button", { name: "La garder" })).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    title: "Conditions générales d’utilisation et politique de confidentialité",
    size: "large",
    children: Array.from({ length: 14 }, (_, index) => (
      <p key={`article-${index + 1}`} style={{ marginBlockEnd: 12 }}>
        {`Article ${index + 1}. Le service met en relation des personnes qui ont besoin d’un coup de main et des personnes qui le donnent, dans le respect de chacun et de la loi.`}
      </p>
    )),
    actions: <Button>J’ai compris</Button>,
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: /^Conditions générales/ });
    const content = await within(dialog).findByRole("region", { name: "Contenu" });
    await userEvent.tab();
    await userEvent.tab();
    await expect(content).toHaveFocus();
    await expect(content.scrollHeight).toBeGreaterThan(content.clientHeight);
  },
};

export const WordsOnly: Story = { args: { title: "Proposition envoyée", description: "Léa est prévenue." } };

export const GivesTheFocusBack: Story = {
  tags: ["apg:dialog/opens", "apg:dialog/escape", "apg:dialog/returns", "apg:dialog/name", "apg:dialog/role"],
  args: { isOpen: false, children: <TextField label="Votre montant" /> },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Ouvrir" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Faire une contre-proposition" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await expect(canvasElement.closest("[aria-hidden=true], [inert]")).not.toBeNull();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const StaysOnEscape: Story = {
  args: {
    title: "Envoi en cours",
    description: "Gardez cette page ouverte.",
    closesOnEscape: false,
    closesOnBackdrop: false,
    role: "alertdialog",
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Envoi en cours" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const UnderWay: Story = {
  args: {
    title: "Envoi du fichier",
    description: "Encore quelques secondes.",
    closesOnEscape: false,
    closesOnBackdrop: false,
    isCloseDisabled: true,
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Envoi du fichier" });
    await waitFor(() => expect(dialog).toBeVisible());
    const close = screen.getByRole("button", { name: "Fermer" });
    await expect(close).toBeDisabled();
    await userEvent.click(close, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ReadAloud: Story = {
  args: Task.args ?? {},
  play: async () => {
    await expect(await spoken(await screen.findByRole("dialog"))).toEqual([
      "dialog, Faire une contre-proposition, Karim demande 60 € pour samedi à 9 h.",
      "heading, Faire une contre-proposition, level 2",
      "button, Fermer",
      "Karim demande 60 € pour samedi à 9 h.",
      "Votre montant",
      "textbox, Votre montant, 50, €",
      "€",
      "button, Envoyer",
      "button, Annuler",
    ]);
  },
};
