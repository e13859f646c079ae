import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Price.guide.ts";
import { Price } from "./Price.tsx";

const meta = {
  title: "ui/Price",
  component: Price,
  tags: ["autodocs"],
  parameters: { guide },
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
