import type { AnyStateMachine, EventObject } from "xstate";
import { statesOf } from "../diagram/parts.ts";

const failed = "xstate.error.actor.";

/** Calls that ask the device and no server. */
const ofDevice = [
  "loadRecord",
  "saveRecord",
  "watchDevice",
  "readLocalAcceptance",
  "loadDraft",
  "saveDraft",
  "clearDraft",
  "utter",
  "speak",
  "recognise",
  "runCommand",
  "watchCamera",
  "openPicture",
];
/** Calls that live on and report a cut network and a refusal as events of their own, which are transitions to cover. */
const ofEvents = ["channel", "carry"];
const withoutStatus: ReadonlySet<string> = new Set([...ofDevice, ...ofEvents]);

/** Which calls of a machine met a cut network, and which a server that breaks. */
export interface Outages {
  note(event: EventObject): void;
  /** The calls of a server that met the one or the other never. */
  missing(): string[];
}

/** Watches the failures of a machine's calls, by the name of the call. */
export function createOutages(machine: AnyStateMachine): Outages {
  const calls = new Map(
    statesOf(machine).flatMap((state) => state.invoke.map(({ id, src }) => [`${failed}${id}`, String(src)])),
  );
  const cut = new Set<string>();
  const broken = new Set<string>();

  return {
    note(event) {
      const call = calls.get(event.type);
      const { status } = ("error" in event ? (event.error ?? {}) : {}) as { status?: unknown };
      if (call === undefined || typeof status !== "number") return;
      if (status === 0) cut.add(call);
      else if (status >= 500) broken.add(call);
    },
    missing() {
      const ofServer = [...new Set(calls.values())].filter((call) => !withoutStatus.has(call)).sort();
      return [
        ...ofServer.filter((call) => !cut.has(call)).map((call) => `a cut network of ${call}`),
        ...ofServer.filter((call) => !broken.has(call)).map((call) => `a server that breaks in ${call}`),
      ];
    },
  };
}
