import { requester } from "@jobami/api/auth/fixtures";
import { messagesContract } from "@jobami/api/messages/contract";
import { thread, unreadConversation } from "@jobami/api/messages/fixtures";
import { mockAnswer } from "@jobami/api/mock";
import { planningContract } from "@jobami/api/planning/contract";
import { movingSlot } from "@jobami/api/planning/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { MessagesScreen } from "./MessagesScreen.tsx";

const agreed = { ...unreadConversation, is_agreed: true };
const { id, mission } = agreed;
/** Whoever wrote the second message of the sample. */
const user = { ...requester, id: thread.messages[1]?.sender_id ?? "" };

const meta = {
  title: "web/Messages, heure proposée",
  component: MessagesScreen,
  args: { user, openId: id },
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path={`/dashboard/messages/${id}`} user={user}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What draws the hour is loaded when there is one. */
const patience = { timeout: 30_000 };

/** The other side proposes an hour for what was agreed on: answered where the two write about it. */
export const Proposed: Story = {
  tags: ["every-look"],
  parameters: {
    msw: [
      mockAnswer(messagesContract.one, { success: true, data: agreed }),
      mockAnswer(messagesContract.read, { success: true, data: agreed }),
      mockAnswer(planningContract.asked, {
        success: true,
        data: [{ ...movingSlot, missionId: mission.id }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole("list", { name: copy.askedHour }, patience);
    const hour = within(list);
    const accept = await hour.findByRole("button", { name: /^Accepter cette heure/ }, patience);
    await expect(accept).toBeVisible();
    await expect(hour.getByRole("link", { name: /^Répondre/ })).toBeVisible();
  },
};
export const ProposedOnAPhone: Story = { ...Proposed, globals: { viewport: { value: "w390" } } };
