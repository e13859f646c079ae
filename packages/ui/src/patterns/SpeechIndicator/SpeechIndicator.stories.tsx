import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./SpeechIndicator.guide.ts";
import { practice } from "./SpeechIndicator.practice.tsx";
import { SpeechIndicator } from "./SpeechIndicator.tsx";

const meta = {
  title: "patterns/SpeechIndicator",
  component: SpeechIndicator,
  tags: ["autodocs"],
  args: {
    status: "reading",
    text: "Tailler une haie de thuyas à Villeurbanne",
    waiting: 0,
    onPause: fn(),
    onResume: fn(),
    onSkip: fn(),
    onStop: fn(),
  },
  parameters: { guide, practice },
} satisfies Meta<typeof SpeechIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Mettre la lecture en pause" }));
    await userEvent.click(canvas.getByRole("button", { name: "Passer ce texte" }));
    await userEvent.click(canvas.getByRole("button", { name: "Arrêter la lecture" }));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(args.onSkip).toHaveBeenCalledOnce();
    await expect(args.onStop).toHaveBeenCalledOnce();
    await expect(args.onResume).not.toHaveBeenCalled();
  },
};
export const Waiting: Story = { args: { waiting: 3 } };
export const Paused: Story = {
  args: { status: "paused", waiting: 1 },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Reprendre la lecture" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
};
export const LongWords: Story = {
  args: {
    text: "Accompagnement administratif anticonstitutionnellement interdépartemental, à domicile, chaque semaine",
    waiting: 12,
  },
  globals: { viewport: { value: "w320" } },
};

export const ReadAloud: Story = {
  args: Waiting.args ?? {},
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "region, Lecture à voix haute",
      "Lecture à voix haute · 3 textes attendent",
      "Tailler une haie de thuyas à Villeurbanne",
      "button, Mettre la lecture en pause",
      "button, Passer ce texte",
      "button, Arrêter la lecture",
    ]);
  },
};
