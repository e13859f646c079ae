import type { Meta, StoryObj } from "@storybook/react-vite";
import { guide } from "./RelativeTime.guide.ts";
import { practice } from "./RelativeTime.practice.tsx";
import { RelativeTime } from "./RelativeTime.tsx";

const now = Date.parse("2026-11-20T14:05:00Z");

const meta = {
  title: "ui/RelativeTime",
  component: RelativeTime,
  tags: ["autodocs"],
  args: { now, instant: "2026-11-20T14:00:00Z" },
  parameters: { guide, practice },
} satisfies Meta<typeof RelativeTime>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MinutesAgo: Story = {};
export const JustNow: Story = { args: { instant: "2026-11-20T14:04:40Z" } };
export const Yesterday: Story = { args: { instant: "2026-11-19T20:00:00Z" } };
export const WeeksAgo: Story = { args: { instant: "2026-10-28T14:00:00Z" } };
export const Soon: Story = { args: { instant: "2026-11-20T19:30:00Z" } };
export const SoonAndShort: Story = { args: { instant: "2026-11-20T19:30:00Z", style: "short" } };
export const Tomorrow: Story = { args: { instant: "2026-11-21T09:00:00Z" } };
