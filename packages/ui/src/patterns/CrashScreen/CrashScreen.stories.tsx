import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./CrashScreen.guide.ts";
import { practice } from "./CrashScreen.practice.tsx";
import { CrashScreen } from "./CrashScreen.tsx";

const meta = {
  title: "patterns/CrashScreen",
  component: CrashScreen,
  tags: ["autodocs"],
  args: { isComingBack: true, onReload: fn() },
  parameters: {
    layout: "fullscreen",
    guide,
    practice,
  },
} satisfies Meta<typeof CrashScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ComingBack: Story = {};
export const Waiting: Story = {
  args: { isComingBack: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Recharger la page" }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "alert",
      "heading, Oups ! Une erreur est survenue, level 1",
      "La page se recharge dans un instant. Ce que vous aviez écrit est gardé quand il pouvait l’être.",
      "button, Recharger la page",
      "link, Retour à l’accueil",
    ]);
  },
};
