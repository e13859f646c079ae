import { googleContract } from "@jobami/api/google/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../testing/free-port.ts";
import { createTestClient } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const karim = { prenom: "Karim", nom: "Benali", email: "karim@demo.example" };

/** A browser over the network, which follows where it is led. */
function newBrowser(origin: string) {
  const jar = new Map<string, string>();
  async function visit(url: string, form?: Record<string, string>): Promise<{ url: URL; text: string }> {
    const answer = await fetch(new URL(url, origin), {
      redirect: "manual",
      headers: { cookie: [...jar].map((pair) => pair.join("=")).join("; ") },
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const to = answer.headers.get("location");
    const here = new URL(url, origin);
    // What the web application draws is not served here.
    if (to !== null && !/^\/(google|login)/.test(to)) return visit(new URL(to, here).href);
    return to === null ? { url: here, text: await answer.text() } : { url: new URL(to, here), text: "" };
  }
  return { jar, visit };
}

describe("this machine's own provider", () => {
  let server: TestServer;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = await startTestServer({ config: { publicUrl: origin }, knownPeople: [karim] });
    await server.app.listen({ port, host: "127.0.0.1" });
  });
  afterAll(() => server.close());

  const arrivalOf = async ({ jar }: ReturnType<typeof newBrowser>) => {
    const client = createTestClient(server.app);
    client.jar.set("jobami_google", jar.get("jobami_google") ?? "");
    return client.call(googleContract.arrival);
  };

  test("vouches for a known person, by the real protocol", async () => {
    const browser = newBrowser(origin);
    const page = await browser.visit("/api/auth/google?t=1");
    expect(page.url.pathname).toMatch(/^\/dev\/openid\/choisir\//);
    expect(page.text).toContain("Karim Benali");
    const end = await browser.visit(page.url.href, { connu: karim.email });
    expect(end.url.pathname).toBe("/google");
    expect((await arrivalOf(browser)).body).toMatchObject({ step: "register", ...karim });
  });

  test("vouches for an invented person, only as far as it was asked to; the same address is the same person", async () => {
    const subjects = [];
    for (const email of ["Zoé.inventée@exemple.fr", "zoe@exemple.fr", "zoe@exemple.fr"]) {
      const browser = newBrowser(origin);
      const page = await browser.visit("/api/auth/google");
      const form = { email, prenom: "Zoé", nom: "D’Arc", verifiee: "on", inventer: "1" };
      const end = await browser.visit(page.url.href, form);
      if (end.url.pathname !== "/google") {
        expect(end.text).toContain("Choisir un compte");
        continue;
      }
      const { body } = await arrivalOf(browser);
      expect(body).toMatchObject({ email, prenom: "Zoé", nom: "D’Arc" });
      subjects.push(body.email);
    }
    expect(subjects).toEqual(["zoe@exemple.fr", "zoe@exemple.fr"]);
    const browser = newBrowser(origin);
    const page = await browser.visit("/api/auth/google");
    const end = await browser.visit(page.url.href, { email: "zoe@exemple.fr", inventer: "1" });
    expect(end.url.search).toBe("?google=unverified");
  });

  test("vouches for another person in the same browser", async () => {
    const browser = newBrowser(origin);
    for (const email of ["un@exemple.fr", "deux@exemple.fr"]) {
      const page = await browser.visit("/api/auth/google");
      const end = await browser.visit(page.url.href, { email, verifiee: "on", inventer: "1" });
      expect(end.url.pathname).toBe("/google");
      expect((await arrivalOf(browser)).body.email).toBe(email);
    }
  });

  test("asks whoever is signed in once more, and states when it did: they are proved, and no one else is", async () => {
    const browser = newBrowser(origin);
    const sacha = { email: "sacha@exemple.fr", verifiee: "on", inventer: "1" };
    const choose = async (way: string, form: Record<string, string>) =>
      (await browser.visit((await browser.visit(way)).url.href, form)).url;
    await choose("/api/auth/google", sacha);
    const client = createTestClient(server.app);
    client.jar.set("jobami_google", browser.jar.get("jobami_google") ?? "");
    const newcomer = { prenom: "Sacha", nom: "Morel", user_type: "other", acceptTerms: true, isAdult: true };
    await client.call(googleContract.register, { body: newcomer });
    for (const [name, value] of client.jar) browser.jar.set(name, value);
    const proofOf = async (form: Record<string, string>) => {
      const { pathname, search } = await choose("/api/auth/google/proof?for=email", form);
      client.jar.set("jobami_google", browser.jar.get("jobami_google") ?? "");
      return [pathname + search, (await client.call(googleContract.state)).body.proof?.purpose];
    };
    const page = "/dashboard/profil/securite";
    expect(await proofOf({ ...sacha, email: "autre@exemple.fr" })).toEqual([
      `${page}?google=other&for=email`,
      undefined,
    ]);
    expect(await proofOf(sacha)).toEqual([page, "email"]);
  });

  test("lets people refuse", async () => {
    const browser = newBrowser(origin);
    const page = await browser.visit("/api/auth/google?from=%2Fdashboard");
    const end = await browser.visit(page.url.href, { refuser: "1" });
    expect(end.url.search).toBe("?google=denied&from=%2Fdashboard");
  });

  test("leads to its own address whoever came by another name of this machine", async () => {
    const { headers } = await server.client().request({ method: "GET", url: "/api/auth/google?t=1" });
    expect(headers.location).toBe(`${origin}/api/auth/google?t=1`);
    const url = "/api/auth/google/proof?for=email";
    const proof = await server.client().request({ method: "GET", url });
    expect(proof.headers.location).toBe(origin + url);
  });

  test("is not there in another browser, nor for what was passed on by a proxy", async () => {
    const { url } = await newBrowser(origin).visit("/api/auth/google");
    expect((await fetch(url)).status).toBe(410);
    const passedOn = { headers: { "x-forwarded-for": "203.0.113.7" } };
    expect((await fetch(url, passedOn)).status).toBe(404);
    const metadata = `${origin}/dev/openid/.well-known/openid-configuration`;
    expect((await fetch(metadata)).status).toBe(200);
    expect((await fetch(metadata, passedOn)).status).toBe(404);
    const start = await fetch(`${origin}/api/auth/google`, { ...passedOn, redirect: "manual" });
    expect(start.headers.get("location")).toBe("/login?google=unavailable");
  });
});

test.each([
  ["on a public address", { publicUrl: "https://jobami.example", secure: true }],
  [
    "where Google is configured",
    { google: { issuer: "https://accounts.google.com", clientId: "us", clientSecret: "between us" } },
  ],
])("%s there is no provider of this machine", async (_, config) => {
  const server = await startTestServer({ config });
  const visit = (url: string) => server.client().request({ method: "GET", url });
  expect((await visit("/dev/openid/.well-known/openid-configuration")).statusCode).toBe(404);
  if ("publicUrl" in config)
    expect((await visit("/api/auth/google")).headers.location).toBe("/login?google=unavailable");
  await server.close();
});
