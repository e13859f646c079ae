import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./Toast.guide.ts";
import { practice } from "./Toast.practice.tsx";
import type { ToastView } from "./Toast.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const sent: ToastView = {
  id: "1",
  type: "success",
  title: "Proposition envoyée",
  message: "Léa est prévenue.",
  progress: 0.38,
  isPaused: false,
};
const lost: ToastView = {
  id: "2",
  type: "error",
  title: "Léa vient d’accepter une autre offre",
  message: "Votre message est gardé en brouillon.",
  progress: 0.2,
  isPaused: false,
};
const news: ToastView = {
  id: "3",
  type: "info",
  message: "Nouvelle mission à Villeurbanne",
  progress: 0.6,
  isPaused: false,
};
const soon: ToastView = {
  id: "4",
  type: "warning",
  title: "Session bientôt expirée",
  message: "Enregistrez votre travail.",
  progress: 0.9,
  isPaused: false,
};

const meta = {
  title: "ui/Toast",
  component: ToastRegion,
  tags: ["autodocs"],
  args: { toasts: [sent], onClose: fn(), onPause: fn(), onResume: fn() },
  parameters: { layout: "fullscreen", guide, practice },
  decorators: [boxed({ minHeight: 460 })],
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = { args: { toasts: [] } };
export const Success: Story = {};
export const Failure: Story = { args: { toasts: [lost] } };
export const Warning: Story = { args: { toasts: [soon] } };
export const Info: Story = { args: { toasts: [news] } };
export const Paused: Story = { args: { toasts: [{ ...sent, isPaused: true }] } };
export const Stack: Story = { args: { toasts: [sent, lost, news, soon] } };
export const LongWords: Story = {
  args: {
    toasts: [
      {
        id: "5",
        type: "error",
        title: "Impossible de récupérer le jeton de connexion après 3 tentatives",
        message: "Anticonstitutionnellementvôtre.exemple@administration-territoriale.exemple.fr",
        progress: 0.5,
        isPaused: false,
      },
    ],
  },
};

export const PausesWhileRead: Story = {
  args: { toasts: [sent, lost] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.hover(canvas.getByText("Léa est prévenue."));
    await expect(args.onPause).toHaveBeenCalledWith("1", "pointer");
    await userEvent.unhover(canvas.getByText("Léa est prévenue."));
    await expect(args.onResume).toHaveBeenCalledWith("1", "pointer");
  },
};

export const ClosedByKeyboard: Story = {
  args: { toasts: [sent, lost] },
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole("button", { name: "Fermer la notification" });
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(args.onPause).toHaveBeenCalledWith("1", "focus");
    await userEvent.keyboard("{Enter}");
    await expect(args.onClose).toHaveBeenCalledWith("1");
    await userEvent.tab();
    await expect(args.onResume).toHaveBeenCalledWith("1", "focus");
    await expect(args.onPause).toHaveBeenLastCalledWith("2", "focus");
  },
};

export const ReadAloud: Story = {
  args: { toasts: [sent, lost] },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Notifications",
      "status",
      "list",
      "listitem, level 1, position 1, set size 2",
      "Succès :",
      "Proposition envoyée",
      "Léa est prévenue.",
      "button, Fermer la notification",
      "listitem, level 1, position 2, set size 2",
      "alert",
      "Erreur :",
      "Léa vient d’accepter une autre offre",
      "Votre message est gardé en brouillon.",
      "button, Fermer la notification",
    ]);
  },
};
