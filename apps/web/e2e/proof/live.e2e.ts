import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, newStranger, type Person, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const mina = newcomer("Mina");

describe("what a browser keeps of a signed-in person", () => {
  const product = useProduct();
  let person: Person;
  /** Every address asked for, those of websockets too. */
  const asked: string[] = [];
  const cookie = async (name: string) =>
    (await person.page.context().cookies()).find((one) => one.name === name);
  const active = async () => {
    const stored = await cookie("socket_active");
    return stored === undefined ? null : (JSON.parse(decodeURIComponent(stored.value)) as unknown);
  };
  beforeAll(async () => {
    await join(product.url, mina);
    person = await newPerson(product.browser);
    person.page.on("request", (request) => asked.push(request.url()));
    person.page.on("websocket", (socket) => asked.push(socket.url()));
    await signIn(person.page, product.url, mina.email);
    await visit(person.page, `${product.url}/dashboard/parametres`);
  });

  it("a CSRF token, which every change repeats and without which none happens [SESS-06]", async () => {
    const token = await cookie("XSRF-TOKEN");
    expect(token?.value).toMatch(/^\S{20,}$/);
    expect(token?.httpOnly).toBe(false);
    const sent = person.page.waitForRequest(
      (request) => request.method() === "DELETE" && request.url().endsWith("/api/user/cgv-cgu-consent"),
    );
    await person.page.getByRole("button", { name: "Révoquer mon acceptation" }).click();
    expect((await sent).headers()["x-xsrf-token"]).toBe(decodeURIComponent(token?.value ?? ""));
    const without = await person.page.request.delete(`${product.url}/api/user/cgv-cgu-consent`);
    expect([without.status(), ((await without.json()) as { code: string }).code]).toEqual([
      403,
      "CSRF_TOKEN_INVALID",
    ]);
  });

  it("when its live channel was last at work [COOK-14]", async () => {
    await expect.poll(active).toMatchObject({ timestamp: expect.any(Number) });
    const { timestamp } = (await active()) as { timestamp: number };
    expect(Math.abs(Date.now() - timestamp)).toBeLessThan(60_000);
    const stored = await cookie("socket_active");
    expect([stored?.path, stored?.sameSite]).toEqual(["/", "Strict"]);
    expect((stored?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(60_000);
  });

  it("states that the browser is offline, and no more once it is back", async () => {
    const { page } = person;
    const line = page.getByRole("main").getByText("Vous êtes hors ligne.");
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await line.waitFor();
    await page.context().setOffline(false);
    await line.waitFor({ state: "detached" });
  });

  it("states that no one could be asked who is here, until a person answers", async () => {
    const { page } = person;
    await page.route("**/api/auth/profil", (route) => route.abort());
    await page.reload();
    const line = page.getByRole("main").getByText("Reconnexion en cours…");
    await line.waitFor();
    const opened = page.waitForEvent("websocket");
    await page.unroute("**/api/auth/profil");
    await line.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Mon compte" }).waitFor();
    await opened;
  });

  it("states after 3 tries that its channel gets no token, and tries again when asked to [SOCK-06, SOCK-11]", async () => {
    const { page } = person;
    const tried: number[] = [];
    await page.route("**/api/auth/socket/token", (route) => {
      tried.push(Date.now());
      return route.fulfill({ status: 404, json: {} });
    });
    await page.reload();
    await page
      .getByText("Impossible de récupérer le token socket après 3 tentatives. Merci de vous reconnecter.")
      .first()
      .waitFor();
    const line = page.getByRole("main").getByText("Les nouveautés n’arrivent plus.");
    await line.waitFor();
    expect(tried.length).toBe(3);
    for (const [index, at] of tried.slice(1).entries())
      expect(at - (tried[index] ?? 0)).toBeGreaterThan(1900);
    await page.unroute("**/api/auth/socket/token");
    const opened = page.waitForEvent("websocket");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await opened;
    await line.waitFor({ state: "detached" });
  });

  it("tries no fourth time while each token call finds the server away, and again when its person comes back to the page [SOCK-06]", async () => {
    const { page } = person;
    let tried = 0;
    await page.route("**/api/auth/socket/token", (route) => {
      tried += 1;
      return route.fulfill({ status: 503, json: {} });
    });
    await page.reload();
    const line = page.getByRole("main").getByText("Les nouveautés n’arrivent plus.");
    await line.waitFor();
    expect(tried).toBe(3);
    await page.unroute("**/api/auth/socket/token");
    const opened = page.waitForEvent("websocket");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await opened;
    await line.waitFor({ state: "detached" });
  });

  it("states that its channel is blocked, and asks to reload the page [SOCK-10]", async () => {
    const { page } = person;
    await page.route("**/api/auth/socket/token", (route) => route.fulfill({ status: 429, json: {} }));
    await page.reload();
    const line = page.getByRole("main").getByRole("status").filter({ hasText: "bloquées pour un moment" });
    await line.getByText("Rechargez la page pour voir les nouveautés.").waitFor();
    const loaded = page.waitForEvent("load");
    await line.getByRole("button", { name: "Recharger la page" }).click();
    await loaded;
    await line.waitFor();
    await page.unroute("**/api/auth/socket/token");
  });

  it("no live channel for a visitor [SOCK-03]", async () => {
    const { page } = await newStranger(product.browser);
    const asked: string[] = [];
    page.on("websocket", (socket) => asked.push(socket.url()));
    page.on("request", (request) => {
      if (request.url().includes("/api/auth/socket/token")) asked.push(request.url());
    });
    await visit(page, `${product.url}/`);
    expect(asked).toEqual([]);
  });

  it("opened its live channel as a websocket only", () => {
    const transports = asked.map((url) => new URL(url).searchParams.get("transport"));
    expect([...new Set(transports.filter((one) => one !== null))]).toEqual(["websocket"]);
  });

  it("nothing of its live channel once they left [COOK-14]", async () => {
    const { page } = person;
    await page.getByRole("button", { name: "Mon compte" }).click();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.waitForURL(`${product.url}/`);
    await expect.poll(() => cookie("socket_active")).toBeUndefined();
    expect(person.troubles).toEqual([]);
  });
});
