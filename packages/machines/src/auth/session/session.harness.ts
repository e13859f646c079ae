import type { SessionUser } from "@jobami/api/auth/contract";
import { samplePaths } from "../../boundary/paths.fixture.ts";
import { holdPromise } from "../../testing/held-actors.ts";
import { createSimulation, type Simulation } from "../../testing/simulation.ts";
import { createSessionMachine } from "./session.machine.ts";
import type {
  ActivityCheckAnswer,
  ProfileAnswer,
  RefreshAnswer,
  SessionInput,
  Suspension,
} from "./session.types.ts";
import { sessionView } from "./session.view.ts";

/** A lawful person for tests. */
export function person(change: Partial<SessionUser> = {}): SessionUser {
  return {
    id: "u1",
    email: "lea@exemple.fr",
    role: "jobutil",
    profil_actif: true,
    suspension_reason: null,
    suspended_until: null,
    user_type: "jobbeur",
    date_inscription: "2025-12-01T08:00:00.000Z",
    last_login: null,
    prenom: "Léa",
    nom: "Martin",
    email_verifier: true,
    two_factor_enabled: false,
    photo: null,
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

/** The real machine with every call held, on a simulation of its own unless one is given. */
export function createSessionHarness(simulation: Simulation = createSimulation()) {
  const calls = {
    readProfile: holdPromise<ProfileAnswer>(),
    refreshToken: holdPromise<RefreshAnswer>(),
    checkActive: holdPromise<ActivityCheckAnswer, { userId: string }>(),
    sendPing: holdPromise<unknown>(),
    askSuspensionMail: holdPromise<unknown, Suspension>(),
    signOut: holdPromise<unknown>(),
  };
  const machine = createSessionMachine({ paths: samplePaths, now: simulation.clock.now }).provide({
    actors: {
      readProfile: calls.readProfile.logic,
      refreshToken: calls.refreshToken.logic,
      checkActive: calls.checkActive.logic,
      sendPing: calls.sendPing.logic,
      askSuspensionMail: calls.askSuspensionMail.logic,
      signOut: calls.signOut.logic,
    },
  });
  const open = (input: SessionInput) => simulation.start(machine, { input });
  return { simulation, clock: simulation.clock, calls, open };
}

/** A page that opens the session, as for a person who comes back. */
export function returning(input: SessionInput = { hasMarker: true }) {
  const harness = createSessionHarness();
  const actor = harness.open(input);
  const view = () => sessionView(actor.getSnapshot());
  return { ...harness, actor, view, emitted: harness.simulation.emitted };
}

/** The same once the server reported who it is. */
export function signedIn() {
  const harness = returning();
  harness.calls.readProfile.answer({ user: person(), passwordStatus: freshPassword });
  harness.calls.refreshToken.answer({ user: person() });
  return harness;
}
