// Written by `pnpm poses`: how the pattern that socket feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./socket.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Canal en direct",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Offline: Story = {
  args: { state: "offline" },
};
export const Off: Story = {
  args: { state: "off" },
};
export const Blocked: Story = {
  args: { state: "blocked" },
};
export const GettingTokenFetching: Story = {
  args: { state: "gettingToken fetching" },
};
export const GettingTokenSpacing: Story = {
  args: { state: "gettingToken spacing" },
};
export const Waiting: Story = {
  args: { state: "waiting" },
};
export const LinkedConnecting: Story = {
  args: { state: "linked connecting" },
};
export const LinkedConnected: Story = {
  args: { state: "linked connected" },
};
export const Down: Story = {
  args: { state: "down" },
};
