import type { SessionUser } from "@jobami/api/auth/contract";
import { holdPromise } from "../../testing/held-actors.ts";
import { createStage, type Stage } from "../../testing/stage.ts";
import { createSessionMachine } from "./session.machine.ts";
import type { ActivityCheckAnswer, ProfileAnswer, RefreshAnswer, SessionInput } from "./session.types.ts";

/** A lawful person for tests. */
export function person(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: "u1",
    email: "lea@exemple.fr",
    role: "jobutil",
    profil_actif: true,
    suspension_reason: null,
    user_type: "jobbeur",
    date_inscription: "2025-12-01T08:00:00.000Z",
    last_login: null,
    prenom: "Léa",
    nom: "Martin",
    email_verifier: true,
    two_factor_enabled: false,
    ...change,
  };
}

/** What a call throws, as the API client does. */
export function refusal(status: number, code: string, data: Record<string, unknown> = {}): unknown {
  return { status, code, message: "", fields: [], data };
}

/** The password far from its end. */
export const freshPassword: ProfileAnswer["passwordStatus"] = {
  daysUntilExpiration: 90,
  passwordExpired: false,
};

/** The real machine with every call held, on a stage of its own unless one is given. */
export function createSessionWorld(stage: Stage = createStage()) {
  const calls = {
    readProfile: holdPromise<ProfileAnswer>(),
    refreshToken: holdPromise<RefreshAnswer>(),
    checkActive: holdPromise<ActivityCheckAnswer, { userId: string }>(),
    sendPing: holdPromise<unknown>(),
    askSuspensionMail: holdPromise<unknown, { email: string; reason: string }>(),
    signOut: holdPromise<unknown>(),
  };
  const machine = createSessionMachine({ now: stage.clock.now }).provide({
    actors: {
      readProfile: calls.readProfile.logic,
      refreshToken: calls.refreshToken.logic,
      checkActive: calls.checkActive.logic,
      sendPing: calls.sendPing.logic,
      askSuspensionMail: calls.askSuspensionMail.logic,
      signOut: calls.signOut.logic,
    },
  });
  const open = (input: SessionInput) => stage.play(machine, { input });
  return { stage, clock: stage.clock, calls, open };
}
