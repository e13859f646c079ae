import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./JobiAmount.guide.ts";
import { practice } from "./JobiAmount.practice.tsx";
import { JobiAmount } from "./JobiAmount.tsx";

const meta = {
  title: "ui/JobiAmount",
  component: JobiAmount,
  tags: ["autodocs"],
  parameters: { guide, practice },
} satisfies Meta<typeof JobiAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Balance: Story = { args: { amount: 24, size: "large" } };
export const Medium: Story = { args: { amount: 1240, size: "medium" } };
export const Gain: Story = { args: { amount: 2, isSigned: true } };
export const Spent: Story = { args: { amount: -3, isSigned: true } };
export const Nothing: Story = { args: { amount: 0 } };
export const InText: Story = {
  args: { amount: 5 },
  render: (args) => (
    <p>
      Il vous reste <JobiAmount {...args} /> à dépenser.
    </p>
  ),
};
