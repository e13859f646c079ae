import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeftRight, Check, HandCoins } from "lucide-react";
import { RelativeTime } from "../RelativeTime/index.ts";
import { guide } from "./Timeline.guide.ts";
import { practice } from "./Timeline.practice.tsx";
import { Timeline } from "./Timeline.tsx";

const now = Date.parse("2026-11-20T14:05:00Z");
const icon = { size: 18, strokeWidth: 1.75 };

const meta = {
  title: "ui/Timeline",
  component: Timeline,
  tags: ["autodocs"],
  args: {
    label: "Historique de la négociation",
    entries: [
      {
        id: "1",
        title: "Karim propose 60\u00a0€",
        time: <RelativeTime instant="2026-11-19T09:00:00Z" now={now} />,
        detail: "«\u202fJe peux passer samedi à 9\u00a0h, j’apporte la perceuse.\u202f»",
        icon: <HandCoins {...icon} />,
      },
      {
        id: "2",
        title: "Vous proposez 50\u00a0€",
        time: <RelativeTime instant="2026-11-20T12:00:00Z" now={now} />,
        icon: <ArrowLeftRight {...icon} />,
        tone: "primary" as const,
      },
      {
        id: "3",
        title: "Karim accepte",
        time: <RelativeTime instant="2026-11-20T14:00:00Z" now={now} />,
        icon: <Check {...icon} />,
        tone: "success" as const,
        isCurrent: true,
      },
    ],
  },
  parameters: { guide, practice },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Negotiation: Story = {};
export const SingleEntry: Story = { args: { entries: [{ id: "1", title: "Mission publiée" }] } };
export const Tones: Story = {
  args: {
    label: "Suivi",
    entries: (["neutral", "primary", "success", "warning", "danger"] as const).map((tone) => ({
      id: tone,
      title: {
        neutral: "Reçue",
        primary: "À vous",
        success: "Acceptée",
        warning: "Bientôt expirée",
        danger: "Refusée",
      }[tone],
      tone,
    })),
  },
};
export const LongWords: Story = {
  args: {
    entries: [
      {
        id: "1",
        title: "Jean-Christophe-Emmanuel de La Rochefoucauld-Montbel propose 1\u202f240\u00a0€",
        time: "il y a 3 semaines",
        detail:
          "anticonstitutionnellementanticonstitutionnellementanticonstitutionnellementanticonstitutionnellement",
      },
      { id: "2", title: "Vous refusez", tone: "danger" },
    ],
  },
};
