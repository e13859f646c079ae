import { describe, expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createStage, holdPromise } from "../../testing/index.ts";
import { createNewsletterMachine } from "./newsletter.machine.ts";
import type { SubscribeAnswer } from "./newsletter.types.ts";
import { newsletterView } from "./newsletter.view.ts";

function play(email = "lea@exemple.fr") {
  const stage = createStage();
  const call = holdPromise<SubscribeAnswer, { email: string }>();
  const actor = stage.play(createNewsletterMachine().provide({ actors: { subscribe: call.logic } }));
  actor.send({ type: "email.typed", email });
  actor.send({ type: "form.submitted" });
  return { call, actor, emitted: stage.emitted, view: () => newsletterView(actor.getSnapshot()) };
}

describe("the newsletter form", () => {
  test("begins empty, without words", () => {
    const actor = createStage().play(createNewsletterMachine());
    expect(newsletterView(actor.getSnapshot())).toEqual({
      status: "idle",
      email: "",
      message: "",
      problem: null,
    });
  });

  test("says nothing of the last refusal while it asks again, nor when no address is left", () => {
    const form = play();
    form.call.fail(refused("TOO_MANY_REQUESTS", { message: "Patientez." }));
    form.actor.send({ type: "form.submitted" });
    expect(form.view()).toMatchObject({ status: "submitting", problem: null, message: "" });
    form.call.fail(refused("TOO_MANY_REQUESTS", { message: "Patientez." }));
    form.actor.send({ type: "email.typed", email: "" });
    form.actor.send({ type: "form.submitted" });
    expect(form.view()).toMatchObject({ status: "failed", problem: "EMAIL_MISSING", message: "" });
  });

  test.each(["", "   "])("without an address (%j) says so and makes no call [NEWS-03]", (email) => {
    const form = play(email);
    expect(form.call.asked).toEqual([]);
    expect(form.view()).toMatchObject({ status: "failed", problem: "EMAIL_MISSING" });
  });

  test("sends the trimmed address once [NEWS-02, NEWS-04]", () => {
    const form = play(" lea@exemple.fr ");
    form.actor.send({ type: "form.submitted" });
    expect(form.call.asked).toEqual([{ email: "lea@exemple.fr" }]);
    expect(form.view().status).toBe("submitting");
  });

  test("on success shows the server's words, empties the field and asks to look at the mail [NEWS-05, NEWS-07, NEWS-08]", () => {
    const form = play();
    form.call.answer({ success: true, message: "Merci !" });
    expect(form.view()).toEqual({ status: "succeeded", email: "", message: "Merci !", problem: null });
    expect(form.emitted).toEqual([{ type: "notice", kind: "success", code: "CHECK_MAIL" }]);
  });

  test("refused, it keeps the address and the server's words, those of the field first [NEWS-06, NEWS-09]", () => {
    const form = play();
    form.call.fail(refused("TOO_MANY_REQUESTS", { message: "Patientez." }));
    expect(form.view()).toEqual({
      status: "failed",
      email: "lea@exemple.fr",
      message: "Patientez.",
      problem: "REFUSED",
    });
    const fields = [{ path: "email", code: "invalid", message: "Cette adresse n’est pas complète." }];
    form.actor.send({ type: "form.submitted" });
    form.call.fail(refused("VALIDATION_FAILED", { message: "À corriger.", fields }));
    expect(form.view().message).toBe("Cette adresse n’est pas complète.");
  });

  test.each([refused("NETWORK"), new Error("boum")])(
    "a failure without an answer is told to the log [NEWS-10]",
    (error) => {
      const form = play();
      form.call.fail(error);
      expect(form.view()).toMatchObject({ problem: "FAILED", message: "", email: "lea@exemple.fr" });
      expect(form.emitted).toEqual([
        { type: "failure.met", code: error instanceof Error ? "UNEXPECTED" : "NETWORK" },
      ]);
    },
  );
});
