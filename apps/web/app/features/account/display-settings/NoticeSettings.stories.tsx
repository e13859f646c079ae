import { jobbeur } from "@jobami/api/auth/fixtures";
import { defaultSettings } from "@jobami/machines/display/accessibility-settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, Suspense, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { createNoticeBoard, loadToasts, type NoticeText } from "../../../platform/notices/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { copy } from "./copy.ts";
import { NoticeSettings } from "./NoticeSettings.tsx";

const Toasts = lazy(loadToasts);

const sent: NoticeText = { kind: "success", title: "Proposition envoyée" };
const failed: NoticeText = {
  kind: "error",
  title: "Votre message n’est pas parti",
  message: "Il repartira dès que la connexion revient.",
};

/** The settings beside the stack that they are about. */
function Living({ shown }: { shown: readonly NoticeText[] }) {
  const [settings, setSettings] = useState(defaultSettings);
  const [board] = useState(() => {
    const empty = createNoticeBoard();
    for (const notice of shown) empty.post(notice);
    return empty;
  });
  return (
    <div style={{ maxWidth: "36rem", paddingBlockStart: "12rem" }}>
      <h2>Réglages</h2>
      <NoticeSettings
        headingLevel={3}
        settings={settings}
        onChange={(change) => setSettings((current) => ({ ...current, ...change }))}
      />
      <Suspense fallback={null}>
        <Toasts board={board} time={settings.noticeTime} />
      </Suspense>
    </div>
  );
}

const meta = {
  title: "web/Messages de passage",
  component: Living,
  args: { shown: [sent, failed] },
  decorators: [
    (Story) => (
      <StoryProviders user={jobbeur}>
        <Story />
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was closed is read again. */
export const ReadAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const close of await canvas.findAllByRole("button", { name: "Fermer la notification" }))
      await userEvent.click(close);
    await userEvent.click(canvas.getByText(copy.pastNotices));
    const past = within(canvas.getByRole("list", { name: copy.pastNotices }));
    await expect(past.getAllByRole("listitem").map((line) => line.firstChild?.textContent)).toEqual([
      `${failed.title}${failed.message}`,
      sent.title,
    ]);
  },
};

export const NothingShown: Story = {
  args: { shown: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText(copy.pastNotices));
    await expect(canvas.getByText(copy.noPastNotices)).toBeVisible();
  },
};

/** As long as one likes. */
export const UntilClosed: Story = {
  args: { shown: [] },
  play: async ({ canvasElement }) => {
    const choice = within(canvasElement).getByRole("radio", { name: "Jusqu’à ce que je les ferme" });
    await userEvent.click(choice);
    await expect(choice).toBeChecked();
  },
};
