// Written by `pnpm poses`: how the pattern that consent feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./consent.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Consentement",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Closed: Story = {
  args: { state: "closed" },
};
export const Revoking: Story = {
  args: { state: "revoking" },
};
export const OpenReading: Story = {
  args: { state: "open reading" },
};
export const OpenReady: Story = {
  args: { state: "open ready" },
};
export const OpenSending: Story = {
  args: { state: "open sending" },
};
