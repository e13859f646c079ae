import { freshPassword, requester } from "@jobami/api/auth/fixtures";
import { createSessionMachine, type SessionEvent } from "@jobami/machines/auth/session";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";
import { noAnswer, refusal } from "./viewer/refusals.ts";

const meta = { title: "machines/Session", component: MachineViewer } satisfies Meta<typeof MachineViewer>;
export default meta;

const refused = refusal("UNAUTHENTICATED", 401);

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "auth/session",
      create: createSessionMachine,
      input: { hasMarker: true, user: requester },
      events: [
        { type: "session.opened", user: requester },
        { type: "call.unauthorized", askId: "liste" },
        { type: "browser.wentOffline" },
        { type: "browser.cameOnline" },
        { type: "marker.vanished" },
        { type: "marker.appeared" },
        { type: "sign-out.requested" },
      ] satisfies SessionEvent[],
      calls: {
        readProfile: {
          "profil lu": { done: { user: requester, passwordStatus: freshPassword } },
          refusé: refused,
          "pas de réseau": noAnswer,
        },
        refreshToken: {
          prolongée: { done: { user: requester } },
          refusé: refused,
          "pas de réseau": noAnswer,
        },
        checkActive: {
          "compte actif": { done: { profil_actif: true } },
          "compte désactivé": { done: { profil_actif: false } },
        },
        sendPing: { reçu: { done: {} } },
        askSuspensionMail: { envoyé: { done: {} } },
        signOut: { déconnecté: { done: {} }, "pas de réseau": noAnswer },
      },
    },
  },
};
