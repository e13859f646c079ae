// Written by `pnpm poses`: how the pattern that legal-modal feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./legal-modal.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Textes légaux",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Closed: Story = {
  args: { state: "closed" },
};
export const OpenLoading: Story = {
  args: { state: "open loading" },
};
export const OpenShown: Story = {
  args: { state: "open shown" },
};
export const OpenFailed: Story = {
  args: { state: "open failed" },
};
