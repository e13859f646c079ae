import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { commentsContract } from "@jobami/api/comments/contract";
import { commentPage, question } from "@jobami/api/comments/fixtures";
import { openMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { CommentsSection } from "./CommentsSection.tsx";
import { copy } from "./copy.ts";

interface Visit {
  user: SessionUser;
  path: string;
}

const path = `/dashboard/missions/${openMission.id}`;
/** Who reads wrote one of them, or owns the mission. */
const asAuthor = { ...jobbeur, id: question.author?.id ?? "" };
const asOwner = { ...requester, id: openMission.owner.id };

const meta = {
  title: "web/Comments",
  parameters: { layout: "padded" },
  args: { user: asAuthor, path },
  render: ({ user, ...place }) => (
    <StoryProviders user={user} {...place}>
      <main>
        <CommentsSection mission={openMission} userId={user.id} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

const list = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("list", { name: copy.listLabel });

/** A question and its answer, a private one, one that was deleted with an answer below it. */
export const Several: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const rows = within(await list(canvasElement));
    await expect(rows.getAllByRole("article")).toHaveLength(5);
    await expect(rows.getByText(copy.private)).toBeVisible();
    await expect(rows.getByText(copy.effaced)).toBeVisible();
    await expect(rows.getAllByText(copy.owner)).toHaveLength(2);
    await expect(rows.getAllByRole("button", { name: copy.edit })).toHaveLength(1);
    await expect(rows.getByText(/· modifié/)).toBeVisible();
  },
};
export const OnAPhone: Story = { ...Several, globals: { viewport: { value: "w390" } } };

/** The owner answers, and keeps nothing between two people. */
export const ForTheOwner: Story = {
  args: { user: asOwner },
  play: async ({ canvasElement }) => {
    await list(canvasElement);
    await expect(within(canvasElement).queryByRole("checkbox")).toBeNull();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(commentsContract.list)] } };

export const Empty: Story = {
  parameters: {
    msw: [
      mockAnswer(commentsContract.list, {
        ...commentPage,
        data: [],
        pagination: { ...commentPage.pagination, totalPages: 0, totalCount: 0 },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.empty)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(commentsContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la liste se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockRefusal(commentsContract.list, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("La liste n’a pas pu être chargée.")).toBeVisible();
  },
};

export const Written: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: new RegExp(`^${copy.field}`) });
    await userEvent.type(field, "Quelle hauteur de plafond ?");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^Privé/ }));
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await expect(await canvas.findByText(copy.sent)).toBeVisible();
    await expect(field).toHaveValue("");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

/** What was typed stays, with why it did not arrive. */
export const NotWritten: Story = {
  parameters: { msw: [mockNetworkFailure(commentsContract.post)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole("textbox", { name: new RegExp(`^${copy.field}`) });
    await userEvent.type(field, "Quelle hauteur de plafond ?");
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await waitFor(() => expect(field).toHaveAttribute("aria-invalid", "true"));
    await expect(field).toHaveValue("Quelle hauteur de plafond ?");
  },
};

export const Answering: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(await list(canvasElement));
    const [command] = rows.getAllByRole("button", { name: /^Répondre/ });
    await userEvent.click(command as HTMLElement);
    await expect(rows.getByRole("textbox", { name: new RegExp(`^${copy.answerField}`) })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(rows.getAllByRole("button", { name: /^Répondre/ })[0]).toHaveFocus());
  },
};

export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const rows = within(await list(canvasElement));
    await userEvent.click(rows.getByRole("button", { name: copy.edit }));
    const field = rows.getByRole("textbox", { name: new RegExp(`^${copy.editField}`) });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(question.comment);
  },
};

export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const rows = within(await list(canvasElement));
    await userEvent.click(rows.getByRole("button", { name: copy.remove }));
    await userEvent.click(await screen.findByRole("button", { name: copy.removeConfirm }));
    await waitFor(() => expect(canvas.getByRole("region", { name: copy.title })).toHaveFocus());
  },
};

export const NotRemoved: Story = {
  parameters: {
    msw: [mockRefusal(commentsContract.remove, "COMMENT_TRANSITION_REFUSED", { message: "Trop tard." })],
  },
  play: async ({ canvasElement }) => {
    const rows = within(await list(canvasElement));
    await userEvent.click(rows.getByRole("button", { name: copy.remove }));
    await userEvent.click(await screen.findByRole("button", { name: copy.removeConfirm }));
    await expect(await screen.findByText("Trop tard.")).toBeVisible();
  },
};
