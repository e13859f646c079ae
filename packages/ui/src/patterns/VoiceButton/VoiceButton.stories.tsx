import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./VoiceButton.guide.ts";
import { practice } from "./VoiceButton.practice.tsx";
import { VoiceButton } from "./VoiceButton.tsx";

const meta = {
  title: "patterns/VoiceButton",
  component: VoiceButton,
  tags: ["autodocs"],
  args: { state: "idle", onPress: fn() },
  parameters: { guide, practice },
  decorators: [boxed({ minHeight: 140, display: "grid", placeContent: "end center" })],
} satisfies Meta<typeof VoiceButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Vocal" });
    await expect(button).toHaveAccessibleDescription("Commandes vocales. Appuyez puis parlez.");
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Direct: Story = { args: { state: "direct" } };
export const Listening: Story = { args: { state: "listening" } };
export const Hotword: Story = { args: { state: "hotword" } };
export const Unavailable: Story = { args: { state: "unavailable" } };
export const UnavailableWithTooltip: Story = {
  args: { state: "unavailable", tooltip: "Microphone indisponible" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Microphone indisponible")).toBeVisible();
  },
};
export const BarIdle: Story = { args: { placement: "bar" } };
export const BarDirect: Story = { args: { placement: "bar", state: "direct" } };
export const BarListening: Story = { args: { placement: "bar", state: "listening" } };
export const BarHotword: Story = { args: { placement: "bar", state: "hotword" } };
export const BarUnavailable: Story = { args: { placement: "bar", state: "unavailable" } };

export const ReadAloud: Story = {
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "button, Vocal, Commandes vocales. Appuyez puis parlez.",
    ]);
  },
};
