import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person, signIn } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const owner = newcomer("Odile");

describe("the bell of one person in two browsers", () => {
  const product = useProduct();
  let odile: Visitor;
  let laptop: Person;
  let phone: Person;
  let told = 0;

  /** Odile posts a mission and Jules proposes: one more line in her inbox. */
  async function tellOdile(): Promise<void> {
    told += 1;
    const { data: mission } = await odile.missions.create({ body: hedgeMission(told) });
    const jules = await join(product.url, {
      ...newcomer("Jules", "jobbeur"),
      email: `${told}-${newcomer("Jules").email}`,
    });
    await jules.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
  }

  const bell = ({ page }: Person, name: RegExp) => page.getByRole("button", { name });
  const panel = ({ page }: Person) => page.getByRole("dialog", { name: "Notifications" });

  beforeAll(async () => {
    odile = await join(product.url, owner);
    laptop = await newPerson(product.browser);
    phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
    await signIn(laptop.page, product.url, owner.email);
    await signIn(phone.page, product.url, owner.email);
  });

  it("rings in both without reloading, with a toast [NOTIF-14, NOTIF-15, NOTIF-20, SOCK-08]", async () => {
    await bell(laptop, /rien de nouveau/).waitFor();
    await bell(phone, /rien de nouveau/).waitFor();
    await tellOdile();
    await bell(laptop, /1 non lue/).waitFor();
    await bell(phone, /1 non lue/).waitFor();
    const toast = laptop.page
      .getByRole("status")
      .getByRole("listitem")
      .filter({ hasText: "Nouvelle proposition" });
    await toast.getByText(/^Jules D\. propose 80\s€ pour «\s?Tailler la haie numéro 1\s?»\.$/).waitFor();
  });

  it("opens a panel that can be resized, and keeps its size after a reload [NOTIF-26, NOTIF-36, NOTIF-45, COOK-17]", async () => {
    const { page } = laptop;
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    const width = panel(laptop).getByRole("separator", { name: /Largeur/ });
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("500");
    await width.focus();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("516");
    const cookies = await page.context().cookies();
    const kept = cookies.find(({ name }) => name === "notificationDropdownWidth");
    expect(kept?.value).toBe("516");
    const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);
    await page.reload();
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    await expect.poll(() => width.getAttribute("aria-valuenow")).toBe("516");
    await page.keyboard.press("Escape");
    await panel(laptop).waitFor({ state: "detached" });
  });

  it("its list scrolls, and at its edges the page stays where it is [NOTIF-39]", async () => {
    const { page } = laptop;
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.goto(`${product.url}/dashboard/parametres`);
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .waitFor();
    const list = panel(laptop).getByRole("list", { name: "Notifications" });
    const height = panel(laptop).getByRole("separator", { name: /Hauteur/ });
    await height.focus();
    await page.keyboard.press("Home");
    const place = () =>
      list.evaluate((lines) => {
        const box = lines.parentElement as HTMLElement;
        return {
          rest: box.scrollHeight - box.clientHeight - box.scrollTop,
          list: box.scrollTop,
          page: globalThis.scrollY,
          pageRest: document.documentElement.scrollHeight - globalThis.innerHeight,
        };
      });
    const before = await place();
    expect(before.rest).toBeGreaterThan(0);
    expect(before.pageRest).toBeGreaterThan(100);
    await list.hover();
    await page.mouse.wheel(0, before.rest);
    await expect.poll(async () => (await place()).list).toBeGreaterThan(0);
    for (const turn of [600, 600, -600, -600]) {
      await page.mouse.wheel(0, turn);
      await page.waitForTimeout(300);
      expect((await place()).page).toBe(before.page);
    }
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it("a line that is closed in one is read in the other [NOTIF-33]", async () => {
    await bell(laptop, /1 non lue/).click();
    await panel(laptop)
      .getByRole("button", { name: /Marquer comme lue/ })
      .click();
    await panel(laptop).getByText("Aucune nouvelle notification").waitFor();
    await bell(phone, /rien de nouveau/).waitFor();
    await laptop.page.keyboard.press("Escape");
  });

  it("a line that is followed is read, closes the panel and leads to its place in the inbox [NOTIF-24, NOTIF-34]", async () => {
    await tellOdile();
    const { page } = phone;
    await bell(phone, /1 non lue/).click();
    await panel(phone)
      .getByRole("link", { name: /Nouvelle proposition/ })
      .click();
    await page.waitForURL(/\/dashboard\/notifications#notif-/);
    await panel(phone).waitFor({ state: "detached" });
    await bell(phone, /rien de nouveau/).waitFor();
    const id = new URL(page.url()).hash.slice(1);
    await page.locator(`[id="${id}"]`).waitFor();
    await expect
      .poll(() =>
        page.locator(`[id="${id}"]`).evaluate((line) => {
          const { top, bottom } = line.getBoundingClientRect();
          return top >= 0 && bottom <= globalThis.innerHeight;
        }),
      )
      .toBe(true);
  });

  it("the inbox archives, takes back and deletes, and the other browser follows [NOTIF-01, NOTIF-15, NOTIF-16]", async () => {
    const { page } = laptop;
    await page.goto(`${product.url}/dashboard/notifications`);
    await phone.page.goto(`${product.url}/dashboard/notifications`);
    await phone.page.getByRole("article").nth(1).waitFor();
    const before = await phone.page.getByRole("article").count();
    await page
      .getByRole("button", { name: /^Archiver/ })
      .first()
      .click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before - 1);
    await page.getByRole("link", { name: "Archivées" }).click();
    await page.getByRole("button", { name: /Remettre dans la boîte/ }).click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before);
    await page.getByRole("link", { name: "Toutes", exact: true }).click();
    await page
      .getByRole("button", { name: /^Supprimer/ })
      .first()
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
    await expect.poll(() => phone.page.getByRole("article").count()).toBe(before - 1);
    expect([...laptop.troubles, ...phone.troubles]).toEqual([]);
  });

  describe("over an inbox of two pages", () => {
    const reader = newcomer("Renaud", "jobbeur");
    let renaud: Visitor;
    let browser: Person;
    let ids: string[];

    const line = (id: string) => browser.page.locator(`[id="notif-${id}"]`);
    const openBell = async () => {
      await bell(browser, /1 non lue/).click();
      return panel(browser);
    };
    const follow = async (id: string) => {
      const link = (await openBell()).getByRole("listitem").getByRole("link");
      expect(await link.getAttribute("href")).toBe(`/dashboard/notifications#notif-${id}`);
      await link.click();
      await panel(browser).waitFor({ state: "detached" });
    };
    const leaveUnread = (id: string) =>
      renaud.notifications.toggleRead({ params: { id }, body: { is_read: false } });
    const isInView = (id: string) =>
      line(id).evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= globalThis.innerHeight;
      });

    beforeAll(async () => {
      renaud = await join(product.url, reader);
      for (let number = 1; number <= 30; number += 1)
        await odile.missions.create({ body: hedgeMission(100 + number) });
      const pages = [
        await renaud.notifications.list({ query: { page: 1 } }),
        await renaud.notifications.list({ query: { page: 2 } }),
      ];
      ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
      await renaud.notifications.markAllRead();
      browser = await newPerson(product.browser);
      await signIn(browser.page, product.url, reader.email);
    });

    it.each([
      ["low on the first page", 14, /\/dashboard\/notifications#notif-/],
      ["low on the second page", 29, /\/dashboard\/notifications\?page=2#notif-/],
    ])("a line %s comes into view, and Back leads back [NOTIF-18, NOTIF-24]", async (_, index, address) => {
      const { page } = browser;
      const id = ids[index] ?? "";
      await page.goto(`${product.url}/dashboard/parametres`);
      await leaveUnread(id);
      await follow(id);
      await page.waitForURL(address);
      expect(new URL(page.url()).hash).toBe(`#notif-${id}`);
      await line(id).waitFor();
      await expect.poll(() => isInView(id)).toBe(true);
      await page.goBack();
      await page.waitForURL(/\/dashboard\/parametres$/);
    });

    it("a mark that fails is logged only, and the line is followed all the same [NOTIF-47]", async () => {
      const { page, troubles } = browser;
      const id = ids[2] ?? "";
      await bell(browser, /rien de nouveau/).waitFor();
      expect(troubles.splice(0)).toEqual([]);
      await leaveUnread(id);
      await page.route("**/toggle-read", (route) => route.abort());
      await follow(id);
      await page.waitForURL(/\/dashboard\/notifications#notif-/);
      await line(id).waitFor();
      await expect.poll(() => troubles).toEqual(["notifications: mark NETWORK 0"]);
      expect(await page.getByRole("region", { name: "Notifications" }).getByRole("listitem").count()).toBe(0);
      await page.unroute("**/toggle-read");
    });

    it("the panel closes beside it and by its link, which leads to what is unread alone [NOTIF-17, NOTIF-23, NOTIF-37]", async () => {
      const { page } = browser;
      await openBell();
      await panel(browser).waitFor();
      await page.mouse.click(40, 600);
      await panel(browser).waitFor({ state: "detached" });
      const link = (await openBell()).getByRole("link", { name: "Voir toutes les non lues" });
      await link.click();
      await page.waitForURL(/\/dashboard\/notifications\?unread=true$/);
      await panel(browser).waitFor({ state: "detached" });
      await expect.poll(() => page.getByRole("article").count()).toBe(1);
      expect(await line(ids[2] ?? "").count()).toBe(1);
      await openBell();
      await panel(browser).getByRole("listitem").getByRole("link").click();
      await panel(browser).waitFor({ state: "detached" });
    });

    it("what a line holds is shown and never run [NOTIF-03]", async () => {
      const { page } = browser;
      await page.route("**/api/notifications?*", async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { data: { content: string }[] };
        for (const one of body.data)
          one.content =
            '<p>Bonjour<img src=x onerror="globalThis.hit=1"><script>globalThis.hit=2</script></p>';
        await route.fulfill({ response: answer, json: body });
      });
      await page.goto(`${product.url}/dashboard/notifications`);
      const first = page.getByRole("article").first();
      await first.getByText("Bonjour").waitFor();
      expect(await first.getByRole("paragraph").first().textContent()).toBe("Bonjour");
      expect(await first.locator("img, script").count()).toBe(0);
      expect(await page.evaluate(() => "hit" in globalThis)).toBe(false);
      await page.context().close();
    });
  });

  it("without the live channel the number is read every 60 s [NOTIF-48]", async () => {
    const deaf = await newPerson(product.browser);
    await deaf.page.routeWebSocket(/\/api\/live/, (socket) => socket.close());
    await deaf.page.clock.install();
    await signIn(deaf.page, product.url, owner.email);
    await bell(deaf, /rien de nouveau/).waitFor();
    await tellOdile();
    let asked = 0;
    deaf.page.on("request", (request) => {
      if (request.url().includes("/combined-unread-count")) asked += 1;
    });
    await deaf.page.clock.runFor(20_000);
    expect(asked).toBe(0);
    await deaf.page.clock.runFor(41_000);
    await bell(deaf, /1 non lue/).waitFor();
    expect(asked).toBe(1);
    await deaf.page.context().close();
  });
});
