import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleAlert, CircleCheck, Clock, Hammer, Info, Zap } from "lucide-react";
import { guide } from "./Badge.guide.ts";
import { practice } from "./Badge.practice.tsx";
import { Badge } from "./Badge.tsx";

const meta = {
  title: "ui/Badge",
  component: Badge,
  tags: ["autodocs"],
  args: { children: "Jardinage" },
  parameters: { guide, practice },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const WithIcon: Story = { args: { children: "Bricolage", icon: <Hammer /> } };
export const Success: Story = {
  args: { tone: "success", children: "Vérifié", icon: <CircleCheck /> },
};
export const Warning: Story = {
  args: { tone: "warning", children: "Expire demain", icon: <Clock /> },
};
export const Danger: Story = {
  args: { tone: "danger", children: "Refusée", icon: <CircleAlert /> },
};
export const InfoTone: Story = {
  args: { tone: "info", children: "En attente", icon: <Info /> },
};
export const Urgent: Story = {
  args: { tone: "accent", children: "Urgent", icon: <Zap /> },
};
export const Jobi: Story = { args: { tone: "jobi", children: "+2 Jobi" } };
