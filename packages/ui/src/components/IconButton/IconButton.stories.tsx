import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pencil, Plus, X } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { guide } from "./IconButton.guide.ts";
import { practice } from "./IconButton.practice.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "ui/IconButton",
  component: IconButton,
  tags: ["autodocs"],
  args: { label: "Fermer", icon: <X />, onClick: fn() },
  parameters: { guide, practice },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Fermer" });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Secondary: Story = {
  args: { variant: "secondary", label: "Modifier l’adresse", icon: <Pencil /> },
};
export const Primary: Story = { args: { variant: "primary", label: "Publier une mission", icon: <Plus /> } };
export const Disabled: Story = {
  args: { variant: "secondary", label: "Ajouter une photo", icon: <Plus />, isDisabled: true },
};
