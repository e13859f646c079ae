// Written by `pnpm poses`: how the pattern that forbidden-countdown feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./forbidden-countdown.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Compte à rebours de la page 403",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Counting: Story = {
  args: { state: "counting" },
};
export const Staying: Story = {
  args: { state: "staying" },
};
export const Left: Story = {
  args: { state: "left" },
};
