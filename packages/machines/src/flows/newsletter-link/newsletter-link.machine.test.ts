import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createStage, holdPromise } from "../../testing/index.ts";
import { createNewsletterLinkMachine } from "./newsletter-link.machine.ts";
import { newsletterLinkView } from "./newsletter-link.view.ts";

function play(token: string | null) {
  const stage = createStage();
  const call = holdPromise<{ message: string }, { token: string }>();
  const machine = createNewsletterLinkMachine().provide({ actors: { followLink: call.logic } });
  const actor = stage.play(machine, { input: { token } });
  return { call, view: () => newsletterLinkView(actor.getSnapshot()) };
}

test("the page follows its link at once, and says what the server says [NEWS-11, NEWS-12]", () => {
  const page = play("jeton");
  expect(page.call.asked).toEqual([{ token: "jeton" }]);
  expect(page.view()).toEqual({ status: "following", message: "" });
  page.call.answer({ message: "Votre abonnement est confirmé." });
  expect(page.view()).toEqual({ status: "done", message: "Votre abonnement est confirmé." });
});

test.each(["", null])("a link whose token is %j is invalid without a question to the server", (token) => {
  const page = play(token);
  expect(page.call.asked).toEqual([]);
  expect(page.view()).toEqual({ status: "invalid", message: "" });
});

test.each([
  ["TOKEN_EXPIRED", "expired"],
  ["TOKEN_INVALID", "invalid"],
  ["VALIDATION_FAILED", "invalid"],
  ["NETWORK", "failed"],
] as const)("%s ends in %s, with the sentence that came", (code, status) => {
  const page = play("jeton");
  page.call.fail(refused(code, { message: "Ce lien ne sert plus." }));
  expect(page.view()).toEqual({ status, message: "Ce lien ne sert plus." });
});
