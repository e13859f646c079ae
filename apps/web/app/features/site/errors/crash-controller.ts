import { crashReloadView, createCrashReloadMachine } from "@jobami/machines/recovery/crash-reload";
import { createActor } from "xstate";
import { systemClock } from "../../../platform/clock/index.ts";
import { canRememberCrash, crashRecord } from "./crash-record.ts";

/** The machine of a broken page, while it runs. */
export interface CrashRun {
  askReload: () => void;
  stop: () => void;
}

/** Runs the machine of a broken page outside React, which may be what broke. */
export function runCrash(page: { reload: () => void; show: (isComingBack: boolean) => void }): CrashRun {
  const record = crashRecord.read();
  const actor = createActor(createCrashReloadMachine({ now: systemClock.now }), {
    input: { record, canRemember: canRememberCrash() },
  });
  actor.on("remember", (event) => crashRecord.remember(event.record));
  actor.on("reload.requested", page.reload);
  actor.subscribe((snapshot) => page.show(crashReloadView(snapshot).isComingBack));
  actor.start();
  return { askReload: () => actor.send({ type: "reload.requested" }), stop: () => actor.stop() };
}
