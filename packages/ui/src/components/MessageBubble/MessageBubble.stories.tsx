import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { FileCard } from "../FileCard/index.ts";
import { guide } from "./MessageBubble.guide.ts";
import { practice } from "./MessageBubble.practice.tsx";
import { MessageBubble } from "./MessageBubble.tsx";

const meta = {
  title: "ui/MessageBubble",
  component: MessageBubble,
  tags: ["autodocs"],
  args: {
    from: "other",
    author: "Karim Benali",
    time: "10:42",
    children: "Bonjour\u202f! Je peux passer samedi à 9\u00a0h, j’apporte la perceuse.",
  },
  decorators: [boxed({ maxWidth: "40rem" })],
  parameters: { guide, practice },
} satisfies Meta<typeof MessageBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

const mine = { from: "me", author: "Léa Fontaine", children: "Parfait, à samedi.", time: "10:45" } as const;

export const Received: Story = {};
export const MineSending: Story = { args: { ...mine, status: "sending" } };
export const MineSent: Story = { args: { ...mine, status: "sent" } };
export const MineDelivered: Story = { args: { ...mine, status: "delivered" } };
export const MineRead: Story = { args: { ...mine, status: "read" } };
export const MineFailed: Story = {
  args: { ...mine, status: "failed", onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Non envoyé")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Renvoyer" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Following: Story = { args: { isFollowing: true, children: "Et une échelle." } };
export const Edited: Story = { args: { isEdited: true } };
export const Removed: Story = { args: { children: null } };
export const System: Story = { args: { from: "system", author: "", children: "Karim a accepté 60\u00a0€." } };
export const WithAttachment: Story = {
  args: { attachments: <FileCard name="plan-etageres.pdf" bytes={84_000} href="#plan" /> },
};
export const LongWords: Story = {
  args: {
    author: "Anne-Constance de Saint-Exupéry-Lefebvre",
    children: `https://exemple.fr/${"anticonstitutionnellement-".repeat(6)}\n\nAvec plusieurs lignes,\ntelles qu’elles ont été écrites.`,
  },
};
export const Conversation: Story = {
  render: () => (
    <ol style={{ display: "grid", gap: 12 }}>
      <li>
        <MessageBubble from="other" author="Karim Benali" time="10:42">
          Bonjour{"\u202f"}! Je peux passer samedi à 9{"\u00a0"}h.
        </MessageBubble>
      </li>
      <li>
        <MessageBubble from="other" author="Karim Benali" time="10:43" isFollowing>
          J’apporte la perceuse.
        </MessageBubble>
      </li>
      <li>
        <MessageBubble {...mine} status="read" />
      </li>
      <li>
        <MessageBubble from="system" author="">
          Karim a accepté 60{"\u00a0"}€.
        </MessageBubble>
      </li>
    </ol>
  ),
};
