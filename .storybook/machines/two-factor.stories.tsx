import { freshPassword, requester } from "@jobami/api/auth/fixtures";
import { createTwoFactorMachine, type TwoFactorEvent } from "@jobami/machines/auth/two-factor";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Code de connexion", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/two-factor",
      create: createTwoFactorMachine,
      input: { maskedEmail: "l•••@exemple.fr", cameFrom: null },
      events: [
        { type: "form.submitted", code: "418207" },
        { type: "form.submitted", code: "" },
        { type: "resend.requested" },
      ] satisfies TwoFactorEvent[],
      calls: {
        verifyCode: {
          "ouvre la session": { done: { success: true, user: requester, passwordStatus: freshPassword } },
          "code faux": refusal("CODE_INVALID", 401),
          "pas de réseau": noAnswer,
        },
        resendCode: { "code envoyé": { done: { cooldownSeconds: 30 } }, "pas de réseau": noAnswer },
      },
    },
  },
};
