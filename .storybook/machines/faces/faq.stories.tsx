// Written by `pnpm poses`: how the pattern that faq feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./faq.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Questions fréquentes",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Still: Story = {
  args: { state: "still" },
};
export const Fading: Story = {
  args: { state: "fading" },
};
