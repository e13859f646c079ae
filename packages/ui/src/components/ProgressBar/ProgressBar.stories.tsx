import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./ProgressBar.guide.ts";
import { practice } from "./ProgressBar.practice.tsx";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "ui/ProgressBar",
  component: ProgressBar,
  tags: ["autodocs"],
  args: { label: "Envoi de devis.pdf", value: 40 },
  decorators: [boxed({ maxWidth: 420 })],
  parameters: { guide, practice },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = { args: { value: 0 } };
export const HalfWay: Story = { args: { value: 52 } };
export const Unknown: Story = { args: { value: null, label: "Préparation de votre export" } };
export const Done: Story = { args: { value: 100, label: "devis.pdf est envoyé", outcome: "done" } };
export const Failed: Story = {
  args: { value: 72, label: "L’envoi s’est arrêté", outcome: "failed", valueText: "1,8 Mo sur 2,5 Mo" },
};
export const InOtherWords: Story = {
  args: { label: "Photos de la mission", value: 3, max: 5, valueText: "3 sur 5" },
};
export const Small: Story = { args: { size: "small" } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const LongWords: Story = {
  args: {
    label: "Envoi de attestation-responsabilite-civile-professionnelle-2026.pdf",
    valueText: "1,8 Mo sur 2,5 Mo",
  },
};

export const IsHeard: Story = {
  args: { label: "Photos de la mission", value: 3, max: 5, valueText: "3 sur 5" },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Photos de la mission" });
    await expect(bar).toHaveAttribute("aria-valuenow", "3");
    await expect(bar).toHaveAttribute("aria-valuemax", "5");
    await expect(bar).toHaveAttribute("aria-valuetext", "3 sur 5");
  },
};
