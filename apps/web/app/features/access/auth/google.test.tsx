import { requester } from "@jobami/api/auth/fixtures";
import type { LoginAnswer } from "@jobami/machines/auth/login";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { GoogleArrivalPage } from "./GoogleArrivalPage.tsx";
import { GoogleEntry } from "./GoogleEntry.tsx";
import { GoogleProblemBanner } from "./GoogleProblemBanner.tsx";
import { enteringEffects } from "./google.actors.ts";
import type { GoogleArrival } from "./google-step.ts";

const accepted: LoginAnswer = {
  success: true,
  message: "Vous êtes connecté.",
  toastType: "success",
  user: requester,
  previousLogin: null,
  requiresTwoFactor: false,
};

describe("what follows a sign-in with Google", () => {
  it("opens the session, greets, and leads to where they came from, never elsewhere", () => {
    const led = (from: string | null) => enteringEffects(accepted, from).at(-1);
    expect(enteringEffects(accepted, "/dashboard/missions").map(({ type }) => type)).toEqual([
      "session.opened",
      "notice",
      "navigate",
    ]);
    expect(led("/dashboard/missions")).toEqual({ type: "navigate", to: "/dashboard/missions" });
    expect(led("//evil.example")).toEqual({ type: "navigate", to: "/dashboard" });
    expect(led(null)).toEqual({ type: "navigate", to: "/dashboard" });
  });

  it("asks for the code first, and takes along where they came from", () => {
    const answer = { ...accepted, requiresTwoFactor: true, maskedEmail: "l•••@e•••.fr" };
    expect(enteringEffects(answer, "/dashboard/missions").at(-1)).toEqual({
      type: "navigate",
      to: "/verify-two-factor?email=l%E2%80%A2%E2%80%A2%E2%80%A2%40e%E2%80%A2%E2%80%A2%E2%80%A2.fr&from=%2Fdashboard%2Fmissions",
    });
  });
});

describe("the pages as the server draws them", () => {
  const drawn = (element: React.ReactNode, path: string) =>
    renderToString(<StoryProviders path={path}>{element}</StoryProviders>);
  const arrival: GoogleArrival = {
    success: true,
    step: "register",
    email: "lea@exemple.fr",
    prenom: "Léa",
    nom: "Martin",
    cameFrom: null,
  };
  const page = (of: GoogleArrival | null) =>
    drawn(<GoogleArrivalPage arrival={of} onSignedIn={() => {}} />, "/google");

  it("have a button that posts once more after a sign-in that did not come through", () => {
    const problem = { code: "FAILED" as const, message: "Le service revient.", fields: [] };
    const posted = { values: {}, fields: [], view: { status: "refused" as const, problem } };
    const signingIn = { ...arrival, step: "signIn" } as GoogleArrival;
    const html = drawn(
      <GoogleArrivalPage arrival={signingIn} onSignedIn={() => {}} posted={posted} />,
      "/google",
    );
    expect(html).toMatch(/<form[^>]*method="post".*<button[^>]*type="submit".*Réessayer/);
  });

  it("have a plain link to Google, which works before any script and knows where to come back to", () => {
    const html = drawn(<GoogleEntry from="/dashboard/missions" />, "/login?from=/dashboard/missions");
    expect(html).toContain('href="/api/auth/google?from=%2Fdashboard%2Fmissions"');
    expect(html).toContain("Continuer avec Google");
  });

  it.each([
    ["denied", "Vous avez annulé"],
    ["expired", "plus valable"],
    ["unverified", "pas confirmé"],
    ["unavailable", "ne répond pas"],
    ["failed", "pas abouti"],
  ])("state why no one is signed in: %s", (problem, text) => {
    expect(drawn(<GoogleProblemBanner />, `/login?google=${problem}`)).toContain(text);
  });

  it("show nothing of a problem that is none", () => {
    expect(drawn(<GoogleProblemBanner />, "/login?google=<b>")).toBe("");
  });

  it("ask a new person for what is missing, with what Google reported filled in", () => {
    const html = page(arrival);
    expect(html).toContain('value="Léa"');
    expect(html).toContain("J’ai 18 ans ou plus");
    expect(html).not.toContain('type="password"');
  });

  it("ask for the password of the account that has the address", () => {
    const html = page({ ...arrival, step: "link" });
    expect(html).toContain("lea@exemple.fr");
    expect(html).toContain('autoComplete="current-password"');
    expect(html).toContain('method="post"');
  });

  it("have a button without scripts for who is known, and a way back for who comes too late", () => {
    expect(page({ ...arrival, step: "signIn" })).toMatch(/<noscript>.*Continuer.*<\/noscript>/s);
    expect(page(null)).toContain('href="/login"');
  });
});
