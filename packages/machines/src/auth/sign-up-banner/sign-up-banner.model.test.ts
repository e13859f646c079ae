import { expect } from "../../testing/expect.ts";
import { proveMachine, type Simulation } from "../../testing/index.ts";
import { createSignUpBannerMachine } from "./sign-up-banner.machine.ts";
import { signUpBannerModel } from "./sign-up-banner.model.ts";
import { signUpBannerView } from "./sign-up-banner.view.ts";

function createHarness(simulation: Simulation) {
  const open = (isWelcome: boolean) =>
    simulation.start(createSignUpBannerMachine(), { input: { isWelcome } });
  const harness = {
    clock: simulation.clock,
    actor: null as ReturnType<typeof open> | null,
    open: (isWelcome: boolean) => {
      harness.actor = open(isWelcome);
    },
  };
  return harness;
}

proveMachine({
  machine: createSignUpBannerMachine(),
  model: signUpBannerModel,
  harness: createHarness,
  perform: {
    "a visitor opens the page": ({ open }) => open(true),
    "a signed-in person opens the page": ({ open }) => open(false),
    "1,5 s pass": ({ clock }) => clock.advance(1500),
    "0,8 s pass": ({ clock }) => clock.advance(800),
    "0,4 s pass": ({ clock }) => clock.advance(400),
    "the banner becomes welcome": ({ actor }) => actor?.send({ type: "welcome.read", isWelcome: true }),
    "the banner becomes unwelcome": ({ actor }) => actor?.send({ type: "welcome.read", isWelcome: false }),
    "the visitor closes it": ({ actor }) => actor?.send({ type: "banner.closed" }),
  },
  agree: ({ actor }, { at }) => {
    if (actor === null) return;
    const isWhole = at === "closing" || at === "closed";
    expect(actor.getSnapshot()).toMatchObject({
      value: isWhole ? at : { open: at },
      status: at === "closed" ? "done" : "active",
    });
    const shown = at === "shown" ? "shown" : at === "leaving" || at === "closing" ? "leaving" : "hidden";
    expect(signUpBannerView(actor.getSnapshot())).toBe(shown);
  },
  invariants: {
    "no one signed in is invited": ({ actor }, { isWelcome }) =>
      actor === null || isWelcome || signUpBannerView(actor.getSnapshot()) !== "shown",
  },
});
