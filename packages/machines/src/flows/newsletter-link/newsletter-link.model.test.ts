import { refused } from "../../boundary/refused.fixture.ts";
import { expect } from "../../testing/expect.ts";
import { holdPromise, proveMachine, type Stage } from "../../testing/index.ts";
import { createNewsletterLinkMachine } from "./newsletter-link.machine.ts";
import { newsletterLinkModel } from "./newsletter-link.model.ts";
import { newsletterLinkView } from "./newsletter-link.view.ts";

function createWorld(stage: Stage) {
  const call = holdPromise<{ message: string }, { token: string }>();
  const machine = createNewsletterLinkMachine().provide({ actors: { followLink: call.logic } });
  const open = (token: string | null) => stage.play(machine, { input: { token } });
  const world = {
    call,
    actor: null as ReturnType<typeof open> | null,
    open: (token: string | null) => {
      world.actor = open(token);
    },
  };
  return world;
}

proveMachine({
  machine: createNewsletterLinkMachine(),
  model: newsletterLinkModel,
  world: createWorld,
  perform: {
    "opens the link": ({ open }) => open("jeton"),
    "opens a link without its token": ({ open }) => open(null),
    "the server agrees": ({ call }) => call.answer({ message: "Merci." }),
    "the link is expired": ({ call }) => call.fail(refused("TOKEN_EXPIRED")),
    "the link is unknown": ({ call }) => call.fail(refused("TOKEN_INVALID")),
    "the link is damaged": ({ call }) => call.fail(refused("VALIDATION_FAILED")),
    "nothing comes back": ({ call }) => call.fail(refused("NETWORK")),
    "tries again": ({ actor }) => actor?.send({ type: "retry.requested" }),
  },
  agree: ({ actor, call }, { at }) => {
    if (actor === null) return;
    expect(newsletterLinkView(actor.getSnapshot()).status).toBe(at);
    expect(call.waiting()).toBe(at === "following" ? 1 : 0);
  },
  invariants: {
    "a link is followed with its own token": ({ call }) => call.asked.every(({ token }) => token === "jeton"),
  },
});
