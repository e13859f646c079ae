// Written by `pnpm poses`: how the pattern that speech-queue feeds looks in each of its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Standing } from "../viewer/Standing.tsx";
import { face } from "./speech-queue.face.tsx";

type InState = { state: string };

const meta: Meta<InState> = {
  title: "machines/Visages/Lecture à voix haute",
  render: ({ state }) => <Standing face={face} state={state} />,
};
export default meta;
type Story = StoryObj<InState>;

export const ReadingSilentSelectionNone: Story = {
  args: { state: "reading silent, selection none" },
};
export const ReadingOffSelectionNone: Story = {
  args: { state: "reading off, selection none" },
};
export const ReadingAwaitingVoiceSelectionNone: Story = {
  args: { state: "reading awaitingVoice, selection none" },
};
export const ReadingSpeakingPlayingSelectionNone: Story = {
  args: { state: "reading (speaking playing), selection none" },
};
export const ReadingGapSelectionNone: Story = {
  args: { state: "reading gap, selection none" },
};
export const ReadingSilentSelectionSettling: Story = {
  args: { state: "reading silent, selection settling" },
};
export const ReadingSpeakingPausedSelectionNone: Story = {
  args: { state: "reading (speaking paused), selection none" },
};
