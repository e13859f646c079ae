import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./VoiceStatusPanel.guide.ts";
import { practice } from "./VoiceStatusPanel.practice.tsx";
import { VoiceStatusPanel } from "./VoiceStatusPanel.tsx";

const meta = {
  title: "patterns/VoiceStatusPanel",
  component: VoiceStatusPanel,
  tags: ["autodocs"],
  args: { status: "idle", transcript: "", problem: null, onHide: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof VoiceStatusPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("Appuyez sur le micro, puis parlez.");
    await userEvent.click(canvas.getByRole("button", { name: "Masquer pendant 24 heures" }));
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};
export const Opening: Story = { args: { status: "opening" } };
export const Direct: Story = { args: { status: "direct" } };
export const Listening: Story = { args: { status: "listening", transcript: "voir mes" } };
export const Hotword: Story = { args: { status: "hotword" } };
export const Processing: Story = { args: { status: "processing", transcript: "voir mes missions" } };
export const Answering: Story = {
  args: {
    status: "answering",
    transcript: "lister les liens",
    answer: "3 liens\u00a0: Missions, Mes offres, Notifications.",
  },
};
export const Unavailable: Story = {
  args: {
    status: "unavailable",
    problem: "Accès au microphone refusé. Autorisez l’accès dans les paramètres du navigateur.",
  },
};
export const WithProblem: Story = {
  args: {
    transcript: "danse la polka",
    problem: 'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/« danse la polka »/);
  },
};
export const LongWords: Story = {
  args: {
    status: "listening",
    transcript:
      "je voudrais publier une nouvelle mission de débarras intercommunal anticonstitutionnellement urgente",
  },
  globals: { viewport: { value: "w320" } },
};

export const ReadAloud: Story = {
  args: WithProblem.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "status",
      "Appuyez sur le micro, puis parlez.",
      "« danse la polka »",
      'Commande non reconnue. Dites "aide" pour voir les commandes disponibles.',
      "button, Masquer pendant 24 heures",
    ]);
  },
};
