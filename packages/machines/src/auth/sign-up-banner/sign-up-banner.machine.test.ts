import { describe, expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import { createSignUpBannerMachine, type SignUpBannerEvent } from "./sign-up-banner.machine.ts";
import { signUpBannerView } from "./sign-up-banner.view.ts";

function play(isWelcome = true) {
  const simulation = createSimulation();
  const actor = simulation.start(createSignUpBannerMachine(), { input: { isWelcome } });
  return {
    wait: simulation.clock.advance,
    send: (event: SignUpBannerEvent) => actor.send(event),
    view: () => signUpBannerView(actor.getSnapshot()),
    emitted: simulation.emitted,
  };
}

const welcome: SignUpBannerEvent = { type: "welcome.read", isWelcome: true };
const unwelcome: SignUpBannerEvent = { type: "welcome.read", isWelcome: false };

describe("coming", () => {
  test("1499 ms after the page it is not there, at 1500 ms it is [BAN-07]", () => {
    const page = play();
    page.wait(1499);
    expect(page.view()).toBe("hidden");
    page.wait(1);
    expect(page.view()).toBe("shown");
  });

  test("never for a person who has a token or answered the cookies [BAN-05, BAN-06]", () => {
    const page = play(false);
    page.wait(60_000);
    expect(page.view()).toBe("hidden");
  });

  test("800 ms after an event made it welcome, not at 799 [BAN-08, BAN-09]", () => {
    const page = play(false);
    page.wait(5000);
    page.send(welcome);
    page.wait(799);
    expect(page.view()).toBe("hidden");
    page.wait(1);
    expect(page.view()).toBe("shown");
  });

  test("an event that changes nothing does not put it off [BAN-07]", () => {
    const page = play();
    page.wait(1000);
    page.send(welcome);
    page.wait(499);
    expect(page.view()).toBe("hidden");
    page.wait(1);
    expect(page.view()).toBe("shown");
  });

  test("not when it stopped being welcome meanwhile [BAN-06, BAN-08]", () => {
    const page = play();
    page.wait(1000);
    page.send(unwelcome);
    page.wait(10_000);
    expect(page.view()).toBe("hidden");
  });
});

describe("leaving", () => {
  test("an event that makes it unwelcome slides it away over 400 ms [BAN-08, BAN-10]", () => {
    const page = play();
    page.wait(1500);
    page.send(unwelcome);
    expect(page.view()).toBe("leaving");
    page.wait(399);
    expect(page.view()).toBe("leaving");
    page.wait(1);
    expect(page.view()).toBe("hidden");
  });

  test("its close button slides it away over 400 ms [BAN-11]", () => {
    const page = play();
    page.wait(1500);
    page.send({ type: "banner.closed" });
    page.wait(399);
    expect(page.view()).toBe("leaving");
    page.wait(1);
    expect(page.view()).toBe("hidden");
  });

  test("once closed it stays away whatever happens, and keeps nothing for another view [BAN-12]", () => {
    const page = play();
    page.wait(1500);
    page.send({ type: "banner.closed" });
    page.send(unwelcome);
    page.send(welcome);
    page.wait(60_000);
    expect(page.view()).toBe("hidden");
    expect(page.emitted).toEqual([]);
    const again = play();
    again.wait(1500);
    expect(again.view()).toBe("shown");
  });

  test("welcome again while it slides away, it comes back 800 ms after it left", () => {
    const page = play();
    page.wait(1500);
    page.send(unwelcome);
    page.wait(100);
    page.send(welcome);
    page.wait(300);
    expect(page.view()).toBe("hidden");
    page.wait(800);
    expect(page.view()).toBe("shown");
  });
});
