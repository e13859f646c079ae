// Written by `pnpm poses`: how the pattern that newsletter feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./newsletter.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Newsletter",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Idle: Story = {
  args: { state: "idle" },
};
export const Failed: Story = {
  args: { state: "failed" },
};
export const Submitting: Story = {
  args: { state: "submitting" },
};
export const Succeeded: Story = {
  args: { state: "succeeded" },
};
