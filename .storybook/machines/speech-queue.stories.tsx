import {
  createSpeechQueueMachine,
  type SpeechQueueEvent,
  type SpeechSettings,
} from "@jobami/machines/voice/speech-queue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Lecture à voix haute", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const settings: SpeechSettings = {
  speechEnabled: true,
  speechRate: 1,
  speechVoice: null,
  speechQueue: true,
  autoRead: true,
  readFormErrors: true,
  readButtonStates: true,
  readTooltips: true,
  readPageContent: true,
  readSelectedText: true,
};

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "voice/speech-queue",
      create: createSpeechQueueMachine,
      input: { settings, hasVoices: false },
      channels: ["utter"],
      events: [
        { type: "text.offered", text: "Tailler une haie", source: "page" },
        { type: "text.offered", text: "Proposition envoyée", source: "announcement" },
        { type: "utterance.reached", at: 8 },
        { type: "listening.started" },
        { type: "listening.ended" },
        { type: "utterance.ended" },
        { type: "pause.requested" },
        { type: "resume.requested" },
        { type: "skip.requested" },
        { type: "stop.requested" },
        { type: "selection.changed", text: "une phrase" },
        { type: "selection.changed", text: "" },
        { type: "settings.changed", settings: { ...settings, speechVoice: "Amélie" } },
        { type: "settings.changed", settings: { ...settings, speechEnabled: false } },
        { type: "voices.arrived" },
      ] satisfies SpeechQueueEvent[],
    },
  },
};
