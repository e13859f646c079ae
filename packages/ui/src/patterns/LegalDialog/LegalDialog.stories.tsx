import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { LinkButton } from "../../components/LinkButton/index.ts";
import { covering } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./LegalDialog.guide.ts";
import { practice } from "./LegalDialog.practice.tsx";
import { LegalDialog } from "./LegalDialog.tsx";

const meta = {
  title: "patterns/LegalDialog",
  component: LegalDialog,
  tags: ["autodocs"],
  args: {
    isOpen: true,
    title: "Mentions légales",
    subtitle: "Qui édite ce site et qui l’héberge.",
    status: "shown",
    children: (
      <p>
        Le service met en relation des personnes qui ont besoin d’un coup de main et celles qui le donnent.
      </p>
    ),
    onClose: fn(),
    onRetry: fn(),
  },
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof LegalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { status: "loading" },
  play: async () => {
    const waiting = await screen.findByText("Chargement du texte…");
    await waitFor(() => expect(waiting).toBeVisible());
  },
};

export const Shown: Story = {
  args: {
    pageLink: (
      <LinkButton variant="secondary" href="#mentions-legales">
        Ouvrir la page
      </LinkButton>
    ),
  },
};

export const Failed: Story = {
  args: { status: "failed" },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  args: {
    title: "Informations sur le référencement, le déréférencement et le classement des annonces",
    subtitle: "Comment les jobbeurs, les missions et les offres partenaires sont classés et montrés.",
  },
};

/** The × and the backdrop both close it [LEGAL-11, LEGAL-12]. */
export const Closes: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: "Mentions légales" });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole("button", { name: "Fermer" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.body });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

export const ReadAloud: Story = {
  args: Shown.args ?? {},
  play: async () => {
    await expect(await spoken(await screen.findByRole("dialog"))).toEqual([
      "dialog, Mentions légales, Qui édite ce site et qui l’héberge.",
      "heading, Mentions légales, level 2",
      "button, Fermer",
      "Qui édite ce site et qui l’héberge.",
      "Le service met en relation des personnes qui ont besoin d’un coup de main et celles qui le donnent.",
      "link, Ouvrir la page",
    ]);
  },
};
