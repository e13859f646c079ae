import { createApi } from "@jobami/api/http/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { loginMachine } from "./login.actors.ts";
import { pendingVerification } from "./registration.actors.ts";

beforeEach(() => {
  stubStorage();
  vi.stubGlobal("document", {});
});
afterEach(() => vi.unstubAllGlobals());

/** Signs in with the right password of an address that was never proved; answers what the page was given. */
async function signInUnproved(data: object) {
  const body = {
    success: false,
    code: "EMAIL_NOT_VERIFIED",
    message: "Veuillez vérifier votre email.",
    data,
  };
  const fetch = async () => new Response(JSON.stringify(body), { status: 403 });
  const api = createApi({ now: () => 0, baseUrl: "http://127.0.0.1", readCookies: () => "", fetch });
  const actor = createActor(loginMachine(api), { input: { cameFrom: null } });
  const visited: string[] = [];
  actor.on("navigate", ({ to }) => visited.push(to));
  actor.start();
  actor.send({
    type: "form.submitted",
    values: { email: "lea@exemple.fr", password: "x", rememberMe: false },
  });
  await waitFor(actor, (snapshot) => !snapshot.hasTag("submitting"));
  actor.stop();
  return visited;
}

test("an address that was just mailed a link leads to the page of the mail, which knows it [LOGIN-25]", async () => {
  expect(await signInUnproved({ requiresVerification: true, redirectTo: "/verify-email" })).toEqual([
    "/verify-email",
  ]);
  const { email, keptUntil, resendAt } = pendingVerification.read() ?? {};
  expect(email).toBe("lea@exemple.fr");
  expect((keptUntil ?? 0) - (resendAt ?? 0)).toBe((7 * 24 * 60 - 2) * 60_000);
});

test("an address whose mail is recent stays on the form, and nothing is stored of it [LOGIN-26]", async () => {
  expect(await signInUnproved({ requiresVerification: true })).toEqual([]);
  expect(pendingVerification.read()).toBeNull();
});
