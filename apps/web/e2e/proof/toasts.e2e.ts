import { beforeAll, describe, expect, it } from "vitest";
import { newPerson, type Person, signIn } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer, type Visitor } from "../visitor.ts";

const product = useProduct();
const owner = newcomer("Tom");
const jobbeur = newcomer("Olga", "jobbeur");

describe("passing notices, while the page's clock stands still", () => {
  let missions: Visitor;
  let olga: Visitor;
  let tom: Person;
  let notified = 0;

  const toasts = () => tom.page.getByRole("status").getByRole("listitem");
  const toast = (number: number) => toasts().filter({ hasText: `numéro ${number}` });
  const elapse = (ms: number) => tom.page.clock.runFor(ms);

  /** One more proposal: Tom is notified at once. */
  async function notifyTom(): Promise<number> {
    notified += 1;
    const { data: mission } = await missions.missions.create({ body: hedgeMission(notified) });
    await olga.proposals.propose({
      params: { id: mission.id },
      body: { amount: 80, message: "Je peux venir lundi.", paymentMethodType: "euros" },
    });
    await toast(notified).waitFor();
    return notified;
  }

  beforeAll(async () => {
    missions = await join(product.url, owner);
    olga = await join(product.url, jobbeur);
    tom = await newPerson(product.browser);
    await tom.page.clock.install();
    await signIn(tom.page, product.url, owner.email);
    await tom.page.getByRole("button", { name: /rien de nouveau/ }).waitFor();
    await tom.page.clock.pauseAt((await tom.page.evaluate(() => Date.now())) + 1000);
    // The sign-in's own notice stays for ten seconds.
    await elapse(10_000);
    await toasts().first().waitFor({ state: "detached" });
  });

  it("each ends after 5000 ms, not before [TOAST-03]", async () => {
    const number = await notifyTom();
    await elapse(4900);
    expect(await toast(number).count()).toBe(1);
    await elapse(100);
    await toast(number).waitFor({ state: "detached" });
  });

  it("the bar of one moves every 100 ms [TOAST-08]", async () => {
    const number = await notifyTom();
    const progress = () =>
      toast(number).evaluate((line) => {
        const [bar] = [...line.querySelectorAll<HTMLElement>('[aria-hidden="true"]')].slice(-1);
        return Math.round(new DOMMatrix(getComputedStyle(bar as Element).transform).a * 1000) / 1000;
      });
    const begun = await progress();
    await elapse(99);
    expect(await progress()).toBe(begun);
    await elapse(1);
    await expect.poll(async () => Math.abs((await progress()) - begun)).toBeCloseTo(0.02, 5);
    await elapse(100);
    await expect.poll(async () => Math.abs((await progress()) - begun)).toBeCloseTo(0.04, 5);
    await elapse(5000);
    await toast(number).waitFor({ state: "detached" });
  });

  it("one waits while the pointer is over it, and runs on with what was left [TOAST-04]", async () => {
    const number = await notifyTom();
    await elapse(4000);
    await toast(number).hover();
    await elapse(6000);
    expect(await toast(number).count()).toBe(1);
    await tom.page.mouse.move(5, 400);
    await elapse(900);
    expect(await toast(number).count()).toBe(1);
    await elapse(100);
    await toast(number).waitFor({ state: "detached" });
  });

  it("one leaves by its button [TOAST-02]", async () => {
    const number = await notifyTom();
    await toast(number).getByRole("button", { name: "Fermer la notification" }).click();
    await toast(number).waitFor({ state: "detached" });
    // The focus is led on after a moment, by the clock that stands still here.
    await elapse(1000);
    expect(await tom.page.evaluate(() => document.activeElement?.id)).toBe("contenu");
  });

  it("five are seen; the sixth sends the oldest away [TOAST-05, TOAST-06]", async () => {
    const first = await notifyTom();
    for (let more = 0; more < 4; more += 1) await notifyTom();
    await expect.poll(() => toasts().count()).toBe(5);
    const sixth = await notifyTom();
    await toast(first).waitFor({ state: "detached" });
    expect([await toasts().count(), await toast(sixth).count()]).toEqual([5, 1]);
  });
});
