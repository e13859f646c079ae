// Written by `pnpm poses`: how the pattern that sign-up-banner feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./sign-up-banner.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Invitation à s’inscrire",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const OpenAfterLoad: Story = {
  args: { state: "open afterLoad" },
};
export const OpenHidden: Story = {
  args: { state: "open hidden" },
};
export const OpenShown: Story = {
  args: { state: "open shown" },
};
export const OpenAfterEvent: Story = {
  args: { state: "open afterEvent" },
};
export const OpenLeaving: Story = {
  args: { state: "open leaving" },
};
export const Closing: Story = {
  args: { state: "closing" },
};
export const Closed: Story = {
  args: { state: "closed" },
};
