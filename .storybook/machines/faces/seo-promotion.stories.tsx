// Written by `pnpm poses`: how the pattern that seo-promotion feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./seo-promotion.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Promotion du référencement",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Resting: Story = {
  args: { state: "resting" },
};
export const ShownAsking: Story = {
  args: { state: "shown asking" },
};
export const ShownActivating: Story = {
  args: { state: "shown activating" },
};
