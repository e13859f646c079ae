import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./Spinner.guide.ts";
import { practice } from "./Spinner.practice.tsx";
import { Spinner } from "./Spinner.tsx";

const meta = {
  title: "ui/Spinner",
  component: Spinner,
  tags: ["autodocs"],
  parameters: { guide, practice },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
export const WithWords: Story = {
  args: { isLabelVisible: true, label: "Recherche de jobbeurs près de chez vous…" },
};
