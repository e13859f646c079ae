import { describe, expect, test } from "vitest";
import { answeringApi, playSubmission, serverRefusal } from "../../../testing/answering-api.ts";
import { answerText } from "./copy.ts";
import { followedLink } from "./link.actors.ts";
import { subscription } from "./newsletter.actors.ts";

const thanks = { success: true, message: "Merci !" };

describe("the newsletter form", () => {
  test.each(["", "   "])("without an address (%j) states it and makes no call [NEWS-03]", (email) => {
    const { api, asked } = answeringApi(thanks);
    const form = playSubmission(subscription(api));
    form.submit({ email });
    expect(asked).toEqual([]);
    expect(answerText(form.view())).toBe("Veuillez entrer une adresse email valide");
  });

  test("sends the trimmed address once, however often it is sent [NEWS-02, NEWS-04]", async () => {
    const { api, asked } = answeringApi(thanks);
    const form = playSubmission(subscription(api));
    form.submit({ email: " lea@exemple.fr " });
    form.submit({ email: "autre@exemple.fr" });
    expect(form.view().isSending).toBe(true);
    await form.settled();
    expect(asked).toEqual([{ body: { email: "lea@exemple.fr" } }]);
  });

  test("states the server’s thanks, and that the field may be emptied [NEWS-05, NEWS-07, NEWS-08]", async () => {
    const form = playSubmission(subscription(answeringApi(thanks).api));
    form.submit({ email: "lea@exemple.fr" });
    expect(answerText(await form.settled())).toBe("Merci !");
    expect(form.emitted).toEqual([{ type: "submission.accepted", answer: thanks }]);
  });

  test("refused, states the server’s text and leaves the field as it is [NEWS-06, NEWS-09]", async () => {
    const form = playSubmission(
      subscription(answeringApi(serverRefusal(429, "TOO_MANY_REQUESTS", "Patientez.")).api),
    );
    form.submit({ email: "lea@exemple.fr" });
    expect(answerText(await form.settled())).toBe("Patientez.");
    expect(form.emitted).toEqual([
      { type: "submission.refused", problem: "REFUSED", code: "TOO_MANY_REQUESTS" },
    ]);
  });

  test.each([
    serverRefusal(0, "NETWORK", "Impossible de joindre le serveur."),
    serverRefusal(500, "INTERNAL_ERROR", "Une erreur est survenue de notre côté."),
    serverRefusal(503, "SERVICE_UNAVAILABLE", "Le service revient dans un instant."),
  ])(
    "where nothing came back, states its own text and names the failure for the log: %s [NEWS-10]",
    async (failure) => {
      const form = playSubmission(subscription(answeringApi(failure).api));
      form.submit({ email: "lea@exemple.fr" });
      expect(answerText(await form.settled())).toBe("Une erreur est survenue. Veuillez réessayer plus tard.");
      expect(form.emitted).toEqual([{ type: "submission.refused", problem: "FAILED", code: failure.code }]);
    },
  );
});

describe("a link of a newsletter mail", () => {
  test.each(["verify", "unsubscribe", "digest"] as const)(
    "is followed by its button, not as its page opens: %s [NEWS-11, NEWS-12]",
    async (link) => {
      const { api, asked } = answeringApi(thanks);
      const page = playSubmission(followedLink(api, link));
      expect([page.view().status, asked]).toEqual(["idle", []]);
      page.submit({ token: "jeton" });
      expect(page.view().status).toBe("sending");
      expect((await page.settled()).status).toBe("sent");
      expect(asked).toEqual([{ body: { token: "jeton" } }]);
    },
  );

  test("without a token is invalid without a question to the server", () => {
    const { api, asked } = answeringApi(thanks);
    const page = playSubmission(followedLink(api, "verify"));
    page.submit({ token: "" });
    expect(page.view().problem?.code).toBe("INVALID");
    expect(asked).toEqual([]);
  });

  test.each([
    ["TOKEN_EXPIRED", 400, "EXPIRED"],
    ["TOKEN_INVALID", 400, "INVALID"],
    ["VALIDATION_FAILED", 400, "INVALID"],
    ["NETWORK", 0, "FAILED"],
    ["INTERNAL_ERROR", 500, "FAILED"],
  ] as const)("that ends in %s (%i) is %s", async (code, status, problem) => {
    const page = playSubmission(followedLink(answeringApi(serverRefusal(status, code)).api, "verify"));
    page.submit({ token: "jeton" });
    expect((await page.settled()).problem?.code).toBe(problem);
  });

  test("that got no answer is followed again by the same button", async () => {
    const page = playSubmission(
      followedLink(answeringApi(serverRefusal(0, "NETWORK"), thanks).api, "verify"),
    );
    page.submit({ token: "jeton" });
    await page.settled();
    page.submit({ token: "jeton" });
    expect((await page.settled()).status).toBe("sent");
  });
});
