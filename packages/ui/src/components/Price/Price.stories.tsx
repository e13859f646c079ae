import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./Price.guide.ts";
import { practice } from "./Price.practice.tsx";
import { Price } from "./Price.tsx";

const meta = {
  title: "ui/Price",
  component: Price,
  tags: ["autodocs"],
  parameters: { guide, practice },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Euros: Story = { args: { euros: 90 } };
export const Cents: Story = { args: { euros: 12.5 } };
export const Hourly: Story = { args: { euros: 22, per: "hour" } };
export const Daily: Story = { args: { euros: 140, per: "day" } };
export const Jobis: Story = { args: { jobis: 6 } };
export const Hybrid: Story = { args: { euros: 30, jobis: 4, size: "large" } };
export const Small: Story = { args: { euros: 45, size: "small" } };
export const LargeAmount: Story = { args: { euros: 12345.6, size: "large" } };

/** Two amounts go below each other where there is no room beside, each in one piece. */
export const HybridInANarrowPlace: Story = {
  args: { euros: 1234.5, jobis: 4000, size: "large" },
  decorators: [boxed({ width: "9rem" })],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>("[style]");
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};
