import { expect, test } from "vitest";
import { createStage, holdPromise } from "../../testing/index.ts";
import { createNewsletterLinkMachine } from "./newsletter-link.machine.ts";
import { newsletterLinkView } from "./newsletter-link.view.ts";

test("the page follows its link at once, and says what the server says [NEWS-11, NEWS-12]", () => {
  const stage = createStage();
  const call = holdPromise<{ message: string }, { token: string }>();
  const machine = createNewsletterLinkMachine().provide({ actors: { followLink: call.logic } });
  const actor = stage.play(machine, { input: { token: "jeton" } });
  expect(call.asked).toEqual([{ token: "jeton" }]);
  call.answer({ message: "Votre abonnement est confirmé." });
  expect(newsletterLinkView(actor.getSnapshot())).toEqual({
    status: "done",
    message: "Votre abonnement est confirmé.",
  });
});
