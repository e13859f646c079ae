// Written by `pnpm poses`: how the pattern that cookie-consent feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./cookie-consent.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Cookies",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Asking: Story = {
  args: { state: "asking" },
};
export const Answered: Story = {
  args: { state: "answered" },
};
export const Customising: Story = {
  args: { state: "customising" },
};
