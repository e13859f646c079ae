// Written by `pnpm poses`: how the pattern that accessibility-settings feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./accessibility-settings.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Réglages d’affichage",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Loading: Story = {
  args: { state: "loading" },
};
export const LiveKept: Story = {
  args: { state: "live kept" },
};
export const LiveSaving: Story = {
  args: { state: "live saving" },
};
export const LiveNotKept: Story = {
  args: { state: "live notKept" },
};
