import type { Actor } from "xstate";
import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Stage } from "../../testing/stage.ts";
import { type CrashReloadMachine, createCrashReloadMachine } from "./crash-reload.machine.ts";
import { crashReloadModel } from "./crash-reload.model.ts";
import type { CrashReloadRecord } from "./crash-reload.types.ts";
import { crashReloadView } from "./crash-reload.view.ts";

interface World {
  stage: Stage;
  actor: Actor<CrashReloadMachine> | null;
  canRemember: boolean;
  /** What the browser kept. */
  record: CrashReloadRecord | null;
  /** When the page was loaded again. */
  reloads: { at: number; isAsked: boolean; couldRemember: boolean }[];
}

function broken(world: World): void {
  const { stage, canRemember, record } = world;
  world.actor = stage.play(createCrashReloadMachine({ now: stage.clock.now }), {
    input: { record, canRemember },
  });
}

function readEmitted(world: World, isAsked: boolean): void {
  const said = stageSince(world);
  for (const event of said) {
    if (event.type === "reload")
      world.reloads.push({
        at: world.stage.clock.now(),
        isAsked,
        couldRemember: world.canRemember,
      });
    if (event.type === "remember" && world.canRemember)
      world.record = (event as unknown as { record: CrashReloadRecord }).record;
  }
}

const heard = new WeakMap<World, number>();
function stageSince(world: World) {
  const from = heard.get(world) ?? 0;
  heard.set(world, world.stage.emitted.length);
  return world.stage.emitted.slice(from);
}

proveMachine({
  machine: createCrashReloadMachine({ now: () => 0 }),
  model: crashReloadModel,
  poses: "./poses.json",
  world: (stage): World => ({ stage, actor: null, canRemember: true, record: null, reloads: [] }),
  perform: {
    "storage is forbidden": (world) => {
      world.canRemember = false;
      world.record = null;
    },
    "the page breaks": broken,
    "two seconds pass": (world) => {
      world.stage.clock.advance(2000);
      readEmitted(world, false);
    },
    "asks for a reload": (world) => {
      world.actor?.send({ type: "reload.asked" });
      readEmitted(world, true);
    },
    "the page comes back": (world) => {
      world.actor?.stop();
      world.actor = null;
    },
    "a minute passes": ({ stage }) => stage.clock.advance(60_000),
  },
  agree: ({ actor }, { at }) => {
    if (actor === null) return expect(at).toBe("before");
    expect(actor.getSnapshot().value).toBe(at);
    expect(crashReloadView(actor.getSnapshot()).isComingBack).toBe(at !== "waiting");
  },
  invariants: {
    "never two reloads by itself within a minute": ({ reloads }) =>
      reloads.every(
        ({ at, isAsked }, index) =>
          isAsked || at - (reloads[index - 1]?.at ?? Number.NEGATIVE_INFINITY) > 60_000,
      ),
    "without a memory nothing is reloaded by itself": ({ reloads }) =>
      reloads.every(({ isAsked, couldRemember }) => isAsked || couldRemember),
  },
});
