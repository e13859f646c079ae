import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { guide } from "./ScrollToTop.guide.ts";
import { practice } from "./ScrollToTop.practice.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";

const meta = {
  title: "ui/ScrollToTop",
  component: ScrollToTop,
  tags: ["autodocs"],
  args: { isShown: true, onPress: fn() },
  parameters: {
    layout: "fullscreen",
    guide,
    practice,
  },
  decorators: [boxed({ minHeight: 200 })],
} satisfies Meta<typeof ScrollToTop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Revenir en haut de la page" }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const AboveABar: Story = { args: { isAboveBar: true } };
export const Hidden: Story = { args: { isShown: false } };
