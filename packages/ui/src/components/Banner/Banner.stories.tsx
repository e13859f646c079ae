import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { Button } from "../Button/index.ts";
import { guide } from "./Banner.guide.ts";
import { practice } from "./Banner.practice.tsx";
import { Banner } from "./Banner.tsx";

const meta = {
  title: "ui/Banner",
  component: Banner,
  tags: ["autodocs"],
  args: { title: "Votre annonce est en ligne." },
  parameters: { guide, practice },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { title: "Les propositions sont ouvertes jusqu’à samedi." } };
export const Success: Story = { args: { tone: "success" } };
export const Warning: Story = {
  args: {
    tone: "warning",
    title: "Confirmez votre adresse e-mail.",
    children: "Sans elle, personne ne peut vous répondre.",
  },
};
export const Danger: Story = {
  args: {
    tone: "danger",
    title: "Nous n’avons pas pu enregistrer.",
    children: "Ce que vous avez écrit est gardé.",
  },
};
export const WithAction: Story = {
  args: {
    tone: "warning",
    title: "Confirmez votre adresse e-mail.",
    children: "Nous avons écrit à lea.martin@exemple.fr.",
    action: (
      <Button variant="secondary" size="small">
        Renvoyer le message
      </Button>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: "Le renouvellement automatique de votre abonnement professionnel a été interrompu.",
    children:
      "Établissement bancaire : autorisation insuffisante. Anticonstitutionnellementvôtre.exemple@administration-territoriale.exemple.fr",
    onClose: fn(),
  },
};
export const Closable: Story = {
  args: { title: "Nouveau : payez en Jobi.", onClose: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Fermer le message" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ReadAloud: Story = {
  args: { ...Danger.args, announce: "assertive", onClose: () => {} },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "alert",
      "Erreur :",
      "Nous n’avons pas pu enregistrer.",
      "Ce que vous avez écrit est gardé.",
      "button, Fermer le message",
    ]);
  },
};
