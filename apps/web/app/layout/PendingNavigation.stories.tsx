import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PendingLine } from "./PendingNavigation.tsx";

const meta = {
  title: "web/Page en route",
  component: PendingLine,
  parameters: { layout: "fullscreen" },
  args: { isShown: true },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main>
          <h1>Missions</h1>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof PendingLine>;

export default meta;

export const OnItsWay: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Chargement de la page…");
  },
};
