import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./ConnectionStatus.guide.ts";
import { practice } from "./ConnectionStatus.practice.tsx";
import { ConnectionStatus } from "./ConnectionStatus.tsx";

const meta = {
  title: "patterns/ConnectionStatus",
  component: ConnectionStatus,
  tags: ["autodocs"],
  args: { state: "offline", onRetry: fn() },
  parameters: { layout: "fullscreen", guide, practice },
} satisfies Meta<typeof ConnectionStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Online: Story = { args: { state: "online" } };
export const Offline: Story = {};
export const Reconnecting: Story = { args: { state: "reconnecting" } };
export const Blocked: Story = {
  args: { state: "blocked" },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Réessayer" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const OtherWords: Story = {
  args: {
    state: "blocked",
    labels: {
      blocked: {
        title: "Impossible de récupérer le jeton de connexion après 3 tentatives.",
        detail: "Merci de vous reconnecter.",
        action: "Se reconnecter",
      },
    },
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "status",
      "Vous êtes hors ligne.",
      "Les nouveautés arriveront au retour du réseau.",
    ]);
  },
};
