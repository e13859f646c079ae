import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { createCommandPaletteMachine } from "./command-palette.machine.ts";
import { commandPaletteModel } from "./command-palette.model.ts";
import type { CommandPaletteEvent } from "./command-palette.types.ts";
import { commandPaletteView } from "./command-palette.view.ts";

const createHarness = (simulation: Simulation) => {
  const actor = simulation.start(createCommandPaletteMachine(), { input: { used: [] } });
  const harness = {
    actor,
    /** What the last event asked for. */
    requested: null as { id: string; to: string | null } | null,
    /** What the device keeps. */
    stored: [] as readonly string[],
    send: (event: CommandPaletteEvent) => {
      harness.requested = null;
      actor.send(event);
    },
  };
  actor.on("entry.requested", ({ id, to }) => {
    harness.requested = { id, to };
  });
  actor.on("used.changed", ({ used }) => {
    harness.stored = used;
  });
  return harness;
};

const leadsTo = { settings: "/settings", dark: null };

proveMachine({
  machine: createCommandPaletteMachine(),
  model: commandPaletteModel,
  harness: createHarness,
  perform: {
    "presses the shortcut": ({ send }) => send({ type: "shortcut.pressed" }),
    "presses « Rechercher »": ({ send }) => send({ type: "search.pressed" }),
    types: ({ send }) => send({ type: "query.typed", typed: "paramtres" }),
    "chooses the settings": ({ send }) => send({ type: "entry.chosen", id: "settings", to: "/settings" }),
    "chooses the dark theme": ({ send }) => send({ type: "entry.chosen", id: "dark", to: null }),
    leaves: ({ send }) => send({ type: "palette.left" }),
    "goes to another page": ({ send }) => send({ type: "page.changed" }),
  },
  agree: ({ actor, requested, stored }, state) => {
    const view = commandPaletteView(actor.getSnapshot());
    expect({ ...view, requested, stored }).toEqual({
      isOpen: state.isOpen,
      typed: state.typed,
      used: state.used,
      requested: state.requested === null ? null : { id: state.requested, to: leadsTo[state.requested] },
      stored: state.used,
    });
  },
  invariants: {
    "nothing is remembered twice": ({ actor }) => {
      const { used } = actor.getSnapshot().context;
      return new Set(used).size === used.length;
    },
  },
});
