import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { createNoticeBoard, loadToasts } from "../../../platform/notices/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { hintCopy } from "./copy.ts";
import { hintOf, type SystemWishes } from "./settings-hint.ts";

const Toasts = lazy(loadToasts);

/** The hint as it comes over a page. */
function Shown({ wishes }: { wishes: SystemWishes }) {
  const [board] = useState(() => {
    const empty = createNoticeBoard();
    const hint = hintOf(wishes);
    if (hint !== null) empty.post(hint);
    return empty;
  });
  return (
    <main style={{ minBlockSize: "20rem" }}>
      <h1>Accueil</h1>
      <Suspense fallback={null}>
        <Toasts board={board} time="untilClosed" />
      </Suspense>
    </main>
  );
}

const meta = {
  title: "web/Réglages du système",
  component: Shown,
  args: { wishes: { contrast: true, lessMotion: true, largeText: true } },
  decorators: [
    (Story) => (
      <StoryProviders>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Shown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Everything that a system can ask for, and the way to be rid of the hint. */
export const Everything: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await canvas.findByText(hintCopy.title);
    await expect(canvas.getByText(/Réglages d’affichage/)).toBeVisible();
  },
};
export const ContrastAlone: Story = {
  args: { wishes: { contrast: true, lessMotion: false, largeText: false } },
};
export const MotionAlone: Story = {
  args: { wishes: { contrast: false, lessMotion: true, largeText: false } },
};
export const LargeTextOnAPhone: Story = {
  args: { wishes: { contrast: false, lessMotion: false, largeText: true } },
  globals: { viewport: { value: "w390" } },
};
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole("button", { name: "Fermer la notification" }));
    await expect(canvas.queryByText(hintCopy.title)).toBeNull();
  },
};
