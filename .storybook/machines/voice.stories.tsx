import {
  commandsWith,
  createVoiceMachine,
  defaultVoiceSettings,
  pageCommand,
  type VoiceEvent,
} from "@jobami/machines/voice/voice";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Commandes vocales", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const commands = commandsWith([
  pageCommand({ id: "go.missions", to: "/dashboard/missions", spoken: ["Mes missions"] }),
]);
const settings = { ...defaultVoiceSettings("Jobami"), enabled: true };
const heard = (sentence: string, isFinal = true): VoiceEvent => ({
  type: "recognition.heard",
  alternatives: [sentence],
  isFinal,
});

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "voice/voice",
      create: createVoiceMachine,
      input: { isSupported: true, product: "Jobami", settings, commands },
      channels: ["recognise"],
      events: [
        { type: "button.pressed" },
        { type: "settings.changed", settings: { ...settings, hotwordActivation: true } },
        { type: "speech.started" },
        { type: "speech.ended" },
        { type: "recognition.started" },
        heard("voir mes", false),
        heard("voir mes missions"),
        heard("Job ami"),
        heard("Jobami, lire la page"),
        heard("danse la polka"),
        heard("oui"),
        heard("non"),
        { type: "recognition.ended" },
        { type: "recognition.failed", error: "no-speech" },
        { type: "recognition.failed", error: "not-allowed" },
        { type: "microphone.allowed" },
        { type: "indicator.hidden" },
      ] satisfies VoiceEvent[],
      calls: {
        runCommand: {
          fait: { done: null },
          "une réponse": { done: { text: "3 liens." } },
          "une question": {
            done: {
              text: "« Payer » : dites « oui » pour confirmer.",
              asks: { id: "press.Payer", group: "here", phrases: ["payer"] },
            },
          },
        },
        speak: { dit: { done: null } },
      },
    },
  },
};
