import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowRight } from "lucide-react";
import { guide } from "./LinkButton.guide.ts";
import { practice } from "./LinkButton.practice.tsx";
import { LinkButton } from "./LinkButton.tsx";

const meta = {
  title: "ui/LinkButton",
  component: LinkButton,
  tags: ["autodocs"],
  args: { href: "#missions", children: "Voir la mission" },
  parameters: { guide, practice },
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Ghost: Story = {
  args: { variant: "ghost", icon: <ArrowRight />, children: "Toutes les missions" },
};
export const LargeFullWidth: Story = {
  args: { size: "large", isFullWidth: true, href: "#inscription", children: "Créer mon compte" },
};
