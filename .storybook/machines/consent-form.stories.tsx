import { type ConsentEvent, createConsentMachine } from "@jobami/machines/consents/consent-form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Consentement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const names = { firstName: "Léa", lastName: "Martin" };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "consents/consent-form",
      create: () => createConsentMachine({ newIdempotencyKey: () => "cle-1" }),
      input: { kind: "terms" },
      events: [
        { type: "opening.requested", stored: names },
        { type: "box.ticked", isTicked: true },
        { type: "form.submitted" },
        { type: "closing.requested" },
        { type: "closing.forced" },
        { type: "revocation.requested" },
      ] satisfies ConsentEvent[],
      calls: {
        readNames: { "profil lu": { done: names }, "pas de réseau": noAnswer },
        giveConsent: { "consentement gardé": { done: {} }, refusé: refusal("VALIDATION_FAILED", 400) },
        revokeConsent: { "consentement retiré": { done: {} }, "pas de réseau": noAnswer },
      },
    },
  },
};
