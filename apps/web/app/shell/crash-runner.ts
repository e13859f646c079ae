import { crashReloadView, createCrashReloadMachine } from "@jobami/machines/flows/crash-reload";
import { createActor } from "xstate";
import { canRememberCrash, crashRecord } from "./crash-record.ts";

/** The machine of a broken page, while it runs. */
export interface CrashRun {
  askReload: () => void;
  stop: () => void;
}

/** Runs the machine of a broken page outside React, which may be what broke. */
export function runCrash(page: { reload: () => void; show: (isComingBack: boolean) => void }): CrashRun {
  const record = crashRecord.read();
  const actor = createActor(createCrashReloadMachine({ now: Date.now }), {
    input: { record, canRemember: canRememberCrash() },
  });
  actor.on("remember", (said) => crashRecord.write(said.record));
  actor.on("reload", page.reload);
  actor.subscribe((snapshot) => page.show(crashReloadView(snapshot).isComingBack));
  actor.start();
  return { askReload: () => actor.send({ type: "reload.asked" }), stop: () => actor.stop() };
}
