import { requester } from "@jobami/api/auth/fixtures";
import { maskingContract } from "@jobami/api/masking/contract";
import { maskedText, writtenText } from "@jobami/api/masking/fixtures";
import { hiddenMark } from "@jobami/api/masking/mark";
import { mockRefusal } from "@jobami/api/mock";
import { TextArea } from "@jobami/ui/TextArea";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { ReadText } from "./ReadText.tsx";
import { WillBeMasked } from "./WillBeMasked.tsx";

const onNotice = fn();

const meta = {
  title: "web/Masking",
  component: ReadText,
  args: { text: writtenText, masked: maskedText, className: "", onChange: fn() },
  beforeEach: () => {
    onNotice.mockClear();
  },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions" user={requester} onNotice={onNotice}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof ReadText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What others do not read of a text of one's own is marked, with what one can do about it. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("06 12 34 56 78")).toBeVisible();
    await expect(canvas.getByText(/^Masqué pour les autres jusqu’à l’accord/)).toBeVisible();
  },
};
/** Whoever may not read it yet learns why. */
export const OfAnother: Story = {
  args: { text: writtenText.replace("06 12 34 56 78", hiddenMark), masked: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.hint)).toBeVisible();
  },
};
/** A text in which nothing is masked stands alone. */
export const Plain: Story = {
  args: { text: "Le portail est ouvert.", masked: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Le portail est ouvert.")).toBeVisible();
    await expect(within(canvasElement).queryByText(copy.hint)).toBeNull();
  },
};
export const Contested: Story = {
  args: { masked: { ...maskedText, contest: { status: "open", reasons: null } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Contestation envoyée/)).toBeVisible();
  },
};
export const StaysMasked: Story = {
  args: { masked: { ...maskedText, contest: { status: "kept", reasons: "C’est bien un numéro." } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/C’est bien un numéro/)).toBeVisible();
  },
};

const send = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name: copy.contest }));
  const dialog = within(await within(document.body).findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox"), "C’est la référence d’une charnière.");
  await userEvent.click(dialog.getByRole("button", { name: copy.send }));
  return dialog;
};
/** A contest is sent with its reason; what is read of the text is read anew. */
export const Contesting: Story = {
  play: async ({ canvasElement, args }) => {
    await send(canvasElement);
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.sent }));
    await expect(args.onChange).toHaveBeenCalled();
  },
};
export const ManyContests: Story = {
  parameters: { msw: [mockRefusal(maskingContract.contest, "TOO_MANY_REQUESTS", { message: "Attendez." })] },
  play: async ({ canvasElement }) => {
    const dialog = await send(canvasElement);
    await expect(await dialog.findByText(copy.many)).toBeVisible();
  },
};

function Written() {
  const [text, setText] = useState("");
  return (
    <>
      <TextArea label="Description" value={text} onChange={({ target }) => setText(target.value)} />
      <WillBeMasked text={text} />
    </>
  );
}
/** What others will not read is stated while it is typed, in a region that speaks. */
export const Writing: Story = {
  render: () => <Written />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox"), "Appelez le 06 12 34 56 78");
    const note = await canvas.findByText(/06 12 34 56 78\s» sera masqué jusqu’à l’accord/);
    await expect(note.closest("[role=status]")).not.toBeNull();
  },
};
