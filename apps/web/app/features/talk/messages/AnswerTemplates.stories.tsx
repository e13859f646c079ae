import { requester } from "@jobami/api/auth/fixtures";
import { unreadConversation } from "@jobami/api/messages/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { templatesContract } from "@jobami/api/templates/contract";
import { arrivalTemplate, thanksTemplate } from "@jobami/api/templates/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { MessagesScreen } from "./MessagesScreen.tsx";
import { copy } from "./templates.copy.ts";

const onNotice = fn();

const meta = {
  title: "web/Messages/Réponses types",
  component: MessagesScreen,
  args: { user: requester, openId: unreadConversation.id },
  parameters: { layout: "fullscreen" },
  beforeEach: () => {
    onNotice.mockClear();
    localStorage.clear();
  },
  decorators: [
    (Story, { args }) => (
      <StoryProviders path={`/dashboard/messages/${args.openId ?? ""}`} user={args.user} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the templates; answers their dialog. */
async function open(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.open }));
  return within(await within(document.body).findByRole("dialog"));
}
const field = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("textbox", { name: /Votre message à Karim/ });

/** What is chosen goes into the message, after what was written, and the field has the focus. */
export const Inserting: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(
      await within(canvasElement).findByRole("textbox", { name: /Votre message à Karim/ }),
      "Bonsoir",
    );
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: /^Insérer .*Merci/ }));
    await waitFor(() => expect(field(canvasElement)).toHaveValue(`Bonsoir\n${thanksTemplate.text}`));
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
  },
};
export const List: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await expect(await dialog.findByText(arrivalTemplate.name)).toBeVisible();
  },
};
export const ListOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};
export const Empty: Story = {
  parameters: { msw: [mockAnswer(templatesContract.list, { success: true, data: [] })] },
  play: async ({ canvasElement }) => {
    await expect(await (await open(canvasElement)).findByText(copy.empty)).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: { msw: [mockSilence(templatesContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(await (await open(canvasElement)).findByText(copy.loading)).toBeVisible();
  },
};
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(templatesContract.list)] },
  play: async ({ canvasElement }) => {
    await expect(await (await open(canvasElement)).findByRole("button", { name: "Réessayer" })).toBeVisible();
  },
};
/** A name and a text are asked for; what is stored stands in the list. */
export const Adding: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: copy.add }));
    await userEvent.click(await dialog.findByRole("button", { name: copy.save }));
    await expect(await dialog.findByText(copy.nameMissing)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: copy.name }), "Devis");
    await userEvent.type(dialog.getByRole("textbox", { name: copy.text }), "Voici mon devis.");
    await userEvent.click(dialog.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.added }));
    await expect(await dialog.findByRole("list", { name: copy.list })).toBeVisible();
  },
};
export const Changing: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: /^Modifier .*Merci/ }));
    await expect(await dialog.findByRole("textbox", { name: copy.text })).toHaveValue(thanksTemplate.text);
  },
};
export const Full: Story = {
  parameters: {
    msw: [
      mockRefusal(templatesContract.add, "TEMPLATES_FULL", {
        message: "Vous avez déjà 30 réponses types.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(dialog.getByRole("button", { name: copy.add }));
    await userEvent.type(await dialog.findByRole("textbox", { name: copy.name }), "Devis");
    await userEvent.type(dialog.getByRole("textbox", { name: copy.text }), "Voici mon devis.");
    await userEvent.click(dialog.getByRole("button", { name: copy.save }));
    await expect(await dialog.findByText("Vous avez déjà 30 réponses types.")).toBeVisible();
  },
};
export const Removing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement);
    await userEvent.click(await dialog.findByRole("button", { name: /^Supprimer .*Merci/ }));
    await expect(await dialog.findByRole("button", { name: copy.keep })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.removed }));
  },
};
