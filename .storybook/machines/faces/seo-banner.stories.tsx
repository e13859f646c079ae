// Written by `pnpm poses`: how the pattern that seo-banner feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./seo-banner.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Bandeau du référencement",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Hidden: Story = {
  args: { state: "hidden" },
};
export const Waiting: Story = {
  args: { state: "waiting" },
};
export const Shown: Story = {
  args: { state: "shown" },
};
