// Written by `pnpm poses`: how the pattern that crash-reload feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./crash-reload.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Page en panne",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const ComingBack: Story = {
  args: { state: "comingBack" },
};
export const Waiting: Story = {
  args: { state: "waiting" },
};
export const Reloading: Story = {
  args: { state: "reloading" },
};
