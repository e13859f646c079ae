import {
  createPasswordChangeMachine,
  type PasswordChangeEvent,
} from "@jobami/machines/flows/password-change";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Changement de mot de passe", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      create: () => createPasswordChangeMachine({ newIdempotencyKey: () => "cle-1" }),
      events: [
        { type: "form.submitted", currentPassword: "Ancien-2026", newPassword: "Nouveau-2027" },
        { type: "form.edited" },
      ] satisfies PasswordChangeEvent[],
      calls: {
        changePassword: {
          "mot de passe changé": { done: { success: true } },
          "mot de passe faux": refusal("INVALID_CREDENTIALS", 401),
          "pas de réseau": noAnswer,
        },
      },
    },
  },
};
