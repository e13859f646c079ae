// Written by `pnpm poses`: how the pattern that voice feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./voice.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Commandes vocales",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const MicrophoneUnsupportedIndicatorShown: Story = {
  args: { state: "microphone unsupported, indicator shown" },
};
export const MicrophoneIdleIndicatorShown: Story = {
  args: { state: "microphone idle, indicator shown" },
};
export const MicrophoneIdleIndicatorHidden: Story = {
  args: { state: "microphone idle, indicator hidden" },
};
export const MicrophoneOffIndicatorShown: Story = {
  args: { state: "microphone off, indicator shown" },
};
export const MicrophoneDirectOpeningIndicatorShown: Story = {
  args: { state: "microphone (direct opening), indicator shown" },
};
export const MicrophoneUnavailableToldIndicatorShown: Story = {
  args: { state: "microphone (unavailable told), indicator shown" },
};
export const MicrophoneRestingIndicatorShown: Story = {
  args: { state: "microphone resting, indicator shown" },
};
export const MicrophoneDirectReadyIndicatorShown: Story = {
  args: { state: "microphone (direct ready), indicator shown" },
};
export const MicrophoneUnavailableQuietIndicatorShown: Story = {
  args: { state: "microphone (unavailable quiet), indicator shown" },
};
export const MicrophoneHotwordOpeningIndicatorShown: Story = {
  args: { state: "microphone (hotword opening), indicator shown" },
};
export const MicrophoneAnsweringIndicatorShown: Story = {
  args: { state: "microphone answering, indicator shown" },
};
export const MicrophoneProcessingIndicatorShown: Story = {
  args: { state: "microphone processing, indicator shown" },
};
export const MicrophoneDirectHearingIndicatorShown: Story = {
  args: { state: "microphone (direct hearing), indicator shown" },
};
export const MicrophoneHotwordWaitingIndicatorShown: Story = {
  args: { state: "microphone (hotword waiting), indicator shown" },
};
