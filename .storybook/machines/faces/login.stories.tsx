// Written by `pnpm poses`: how the pattern that login feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./login.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Connexion",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const Ready: Story = {
  args: { state: "ready" },
};
export const Submitting: Story = {
  args: { state: "submitting" },
};
export const SignedIn: Story = {
  args: { state: "signedIn" },
};
export const PasswordExpired: Story = {
  args: { state: "passwordExpired" },
};
export const AwaitingCode: Story = {
  args: { state: "awaitingCode" },
};
export const CoolingDown: Story = {
  args: { state: "coolingDown" },
};
export const LeavingToVerify: Story = {
  args: { state: "leavingToVerify" },
};
