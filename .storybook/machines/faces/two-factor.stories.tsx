// Written by `pnpm poses`: how the pattern that two-factor feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./two-factor.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Code de connexion",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const WaitingCodeReadyResendCoolingDown: Story = {
  args: { state: "waiting (code ready, resend coolingDown)" },
};
export const WaitingCodeSubmittingResendCoolingDown: Story = {
  args: { state: "waiting (code submitting, resend coolingDown)" },
};
export const WaitingCodeExpiredResendAvailable: Story = {
  args: { state: "waiting (code expired, resend available)" },
};
export const WaitingCodeReadyResendAvailable: Story = {
  args: { state: "waiting (code ready, resend available)" },
};
export const WaitingCodeSubmittingResendAvailable: Story = {
  args: { state: "waiting (code submitting, resend available)" },
};
export const SignedIn: Story = {
  args: { state: "signedIn" },
};
export const PasswordExpired: Story = {
  args: { state: "passwordExpired" },
};
export const Over: Story = {
  args: { state: "over" },
};
export const WaitingCodeExhaustedResendCoolingDown: Story = {
  args: { state: "waiting (code exhausted, resend coolingDown)" },
};
export const WaitingCodeExpiredResendCoolingDown: Story = {
  args: { state: "waiting (code expired, resend coolingDown)" },
};
export const WaitingCodeExpiredResendMailing: Story = {
  args: { state: "waiting (code expired, resend mailing)" },
};
export const WaitingCodeReadyResendMailing: Story = {
  args: { state: "waiting (code ready, resend mailing)" },
};
export const WaitingCodeExhaustedResendAvailable: Story = {
  args: { state: "waiting (code exhausted, resend available)" },
};
export const WaitingCodeExhaustedResendMailing: Story = {
  args: { state: "waiting (code exhausted, resend mailing)" },
};
