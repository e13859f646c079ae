import { expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { createScrollToTopMachine, scrolledShare, scrollToTopView } from "./index.ts";

function isShownAt(y: number, isProfile = false): boolean {
  const actor = createSimulation().start(createScrollToTopMachine());
  actor.send({
    type: "page.scrolled",
    y,
    pageHeight: 2000,
    windowHeight: 1000,
    isProfile,
    coversControl: false,
  });
  return scrollToTopView(actor.getSnapshot()).isShown;
}

test("the button is there past 30 % of the page, not at 30 % [BOT-27]", () => {
  expect([isShownAt(0), isShownAt(300), isShownAt(301)]).toEqual([false, false, true]);
});

test("on profile pages it is there past 15 %, not at 15 % [BOT-28]", () => {
  expect([isShownAt(150, true), isShownAt(151, true), isShownAt(151)]).toEqual([false, true, false]);
});

test("it brings the page to its top [BOT-29]", () => {
  const simulation = createSimulation();
  const actor = simulation.start(createScrollToTopMachine());
  actor.send({
    type: "page.scrolled",
    y: 900,
    pageHeight: 2000,
    windowHeight: 1000,
    isProfile: false,
    coversControl: false,
  });
  actor.send({ type: "top.requested" });
  expect(simulation.emitted).toEqual([{ type: "scroll.requested" }]);
});

test("a page that does not scroll, or is pulled beyond its ends, counts as its ends", () => {
  const share = (y: number, pageHeight: number) => scrolledShare({ y, pageHeight, windowHeight: 1000 });
  expect([share(0, 1000), share(50, 900), share(-40, 2000), share(1200, 2000)]).toEqual([0, 0, 0, 1]);
});
