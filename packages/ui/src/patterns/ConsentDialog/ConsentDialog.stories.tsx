import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { covering } from "../../testing/opened.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./ConsentDialog.guide.ts";
import { practice } from "./ConsentDialog.practice.tsx";
import { ConsentDialog } from "./ConsentDialog.tsx";

const ready = {
  isOpen: true,
  firstName: "Léa",
  lastName: "Martin",
  isFirstNameMissing: false,
  isLastNameMissing: false,
  isTicked: false,
  isSending: false,
  canConfirm: true,
};

const meta = {
  title: "patterns/ConsentDialog",
  component: ConsentDialog,
  tags: ["autodocs"],
  args: {
    view: ready,
    labels: {
      title: "Utilisation de l’intelligence artificielle",
      box: "J’accepte que mes textes soient traités par une intelligence artificielle",
      confirm: "Confirmer",
      sending: "Enregistrement…",
      later: "Plus tard",
      firstName: "Prénom",
      lastName: "Nom",
      firstNameMissing: "Prénom manquant dans votre profil",
      lastNameMissing: "Nom manquant dans votre profil",
      incomplete: "Complétez votre profil (nom et prénom) avant de donner votre consentement.",
    },
    children: <p>Votre accord est valable 6 mois et doit ensuite être renouvelé.</p>,
    onTick: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: { ...covering, guide, practice },
} satisfies Meta<typeof ConsentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog", { name: args.labels.title });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByLabelText("Prénom")).toHaveAttribute("readonly");
    await expect(screen.getByLabelText("Nom")).toHaveAttribute("readonly");
    await expect(screen.getByRole("checkbox")).not.toBeChecked();
    await userEvent.click(screen.getByRole("checkbox"));
    await expect(args.onTick).toHaveBeenCalledWith(true);
    await userEvent.click(screen.getByRole("button", { name: "Confirmer" }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole("button", { name: "Plus tard" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReadingTheProfile: Story = { args: { view: { ...ready, canConfirm: false } } };
export const Ticked: Story = { args: { view: { ...ready, isTicked: true } } };

export const NotTicked: Story = {
  args: { boxError: "Vous devez accepter les conditions d'utilisation de l'IA" },
  play: async () => {
    const box = await screen.findByRole("checkbox");
    await expect(box).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: "Confirmer" }));
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription("Vous devez accepter les conditions d'utilisation de l'IA");
  },
};

export const Sending: Story = {
  args: { view: { ...ready, isTicked: true, isSending: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: {
    view: { ...ready, isTicked: true },
    failure: "Une erreur est survenue lors de l'enregistrement de votre consentement. Veuillez réessayer.",
  },
};

export const FirstNameMissing: Story = {
  args: { view: { ...ready, firstName: "", isFirstNameMissing: true, canConfirm: false } },
  play: async ({ args }) => {
    await expect(await screen.findByRole("button", { name: "Confirmer" })).toBeDisabled();
    await expect(screen.getByLabelText("Prénom")).toHaveAccessibleDescription(args.labels.firstNameMissing);
  },
};

export const BothNamesMissing: Story = {
  args: {
    view: {
      ...ready,
      firstName: "",
      lastName: "",
      isFirstNameMissing: true,
      isLastNameMissing: true,
      canConfirm: false,
    },
  },
};

export const LongWords: Story = {
  args: {
    view: { ...ready, firstName: "Marie-Antoinette Philippine", lastName: "de La Rochefoucauld-Montbel" },
    children: (
      <>
        <p>
          Vos textes et vos préférences sont envoyés à un service d’intelligence artificielle quand vous le
          demandez, et à ce moment-là seulement.
        </p>
        <p>
          Votre accord est valable 6 mois et doit ensuite être renouvelé. Vous pouvez le retirer à tout
          moment.
        </p>
      </>
    ),
  },
};

/** A click on the backdrop leaves it open; the page behind does not scroll while it is, and does again afterwards [CONS-02, CONS-03]. */
export const StaysOverThePage: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement });
    await expect(dialog).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReadAloud: Story = {
  args: {
    ...NotTicked.args,
    view: { ...ready, firstName: "", isFirstNameMissing: true, canConfirm: false },
  },
  play: async () => {
    await expect(await spoken(await screen.findByRole("dialog"))).toEqual([
      "dialog, Utilisation de l’intelligence artificielle",
      "heading, Utilisation de l’intelligence artificielle, level 2",
      "button, Fermer",
      "form",
      "status",
      "Attention :",
      "Complétez votre profil (nom et prénom) avant de donner votre consentement.",
      "Votre accord est valable 6 mois et doit ensuite être renouvelé.",
      "Prénom",
      "textbox, Prénom, Prénom manquant dans votre profil, invalid, read only, required",
      "Prénom manquant dans votre profil",
      "Nom",
      "textbox, Nom, Martin, read only, required",
      "checkbox, J’accepte que mes textes soient traités par une intelligence artificielle, Vous devez accepter les conditions d'utilisation de l'IA, not checked, invalid, required",
      "J’accepte que mes textes soient traités par une intelligence artificielle",
      "Vous devez accepter les conditions d'utilisation de l'IA",
      "button, Confirmer, disabled",
      "button, Plus tard",
    ]);
  },
};
