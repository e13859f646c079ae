// Written by `pnpm poses`: how the pattern that toast-stack feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./toast-stack.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Notifications passagères",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Empty: Story = {
  args: { state: "empty" },
};
export const ShowingProgressRunningEndsWaiting: Story = {
  args: { state: "showing (progress running, ends waiting)" },
};
export const ShowingProgressStillEndsWaiting: Story = {
  args: { state: "showing (progress still, ends waiting)" },
};
