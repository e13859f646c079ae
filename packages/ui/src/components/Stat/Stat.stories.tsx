import type { Meta, StoryObj } from "@storybook/react-vite";
import { Coins, Star } from "lucide-react";
import { expect } from "storybook/test";
import { Card } from "../Card/index.ts";
import { JobiAmount } from "../JobiAmount/index.ts";
import { guide } from "./Stat.guide.ts";
import { practice } from "./Stat.practice.tsx";
import { Stat } from "./Stat.tsx";

const meta = {
  title: "ui/Stat",
  component: Stat,
  tags: ["autodocs"],
  args: { label: "Missions terminées", value: "24" },
  parameters: { guide, practice },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Figure: Story = { args: { help: "Depuis votre inscription." } };
export const Rising: Story = {
  args: {
    label: "Gagné ce mois-ci",
    value: "482,50\u00a0€",
    change: { direction: "up", text: "12\u00a0% sur 30 jours", meaning: "good" },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Gagné ce mois-ci.*482,50.*en hausse, 12.%/);
  },
};
export const Falling: Story = {
  args: {
    label: "Délai de réponse",
    value: "2\u00a0h\u00a010",
    change: { direction: "down", text: "35\u00a0min de moins qu’en octobre", meaning: "good" },
  },
};
export const Unwelcome: Story = {
  args: {
    label: "Propositions refusées",
    value: "9",
    change: { direction: "up", text: "3 de plus qu’en octobre", meaning: "bad" },
  },
};
export const Stable: Story = {
  args: {
    label: "Note moyenne",
    value: "4,8",
    icon: <Star size={18} />,
    change: { direction: "same", text: "comme en octobre", meaning: "neutral" },
  },
};
export const Loading: Story = { args: { value: null } };
export const Large: Story = {
  args: {
    label: "Solde",
    value: <JobiAmount amount={18} />,
    size: "large",
    icon: <Coins size={18} />,
  },
};
export const LongWords: Story = {
  args: {
    label: "Accompagnements administratifs anticonstitutionnellement dématérialisés",
    value: "12\u202f345\u202f678,90\u00a0€",
    help: "Toutes les missions terminées et payées, frais et avoirs déduits.",
  },
};
export const Several: Story = {
  render: () => (
    <Card>
      <div
        style={{
          display: "grid",
          gap: 24,
          gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
        }}
      >
        <Stat
          label="Gagné ce mois-ci"
          value={"482,50\u00a0€"}
          change={{ direction: "up", text: "12\u00a0%", meaning: "good" }}
        />
        <Stat label="Missions terminées" value="24" help="Depuis votre inscription." />
        <Stat
          label="Note moyenne"
          value="4,8"
          change={{ direction: "same", text: "stable", meaning: "neutral" }}
        />
      </div>
    </Card>
  ),
};
