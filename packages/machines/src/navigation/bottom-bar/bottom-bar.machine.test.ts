import { describe, expect, test } from "vitest";
import { createSimulation } from "../../testing/simulation.ts";
import { samplePages } from "./bottom-bar.fixture.ts";
import { bottomBarItems, bottomBarView, createBottomBarMachine, hasBottomBar } from "./index.ts";

const dashboard = { path: "/dashboard", isSignedIn: true, isWide: false };

function scrollThrough(...places: number[]): boolean {
  const actor = createSimulation().start(createBottomBarMachine());
  for (const y of places) actor.send({ type: "page.scrolled", y });
  return bottomBarView(actor.getSnapshot(), dashboard, samplePages).isTucked;
}

test("scrolling down hides the bar past 100 px, not at 100 [BOT-23]", () => {
  expect([scrollThrough(100), scrollThrough(101)]).toEqual([false, true]);
});

test("scrolling up by a pixel brings it back, staying does not [BOT-24]", () => {
  expect([scrollThrough(900, 900), scrollThrough(900, 899)]).toEqual([true, false]);
});

test("within 10 px of the top it is there whichever way the page goes [BOT-24]", () => {
  const actor = createSimulation().start(createBottomBarMachine());
  for (const y of [900, 5, 10]) actor.send({ type: "page.scrolled", y });
  expect(actor.getSnapshot().value).toBe("shown");
  expect(scrollThrough(900, 10)).toBe(false);
});

describe("where it belongs", () => {
  const pages = (paths: string[], isSignedIn = true, isWide = false) =>
    paths.filter((path) => hasBottomBar({ path, isSignedIn, isWide }, samplePages));

  test("the dashboard, for signed-in people only [BOT-01]", () => {
    const inside = ["/dashboard", "/dashboard/missions", "/dashboard/notifications"];
    expect(pages(inside)).toEqual(inside);
    expect(pages(inside, false)).toEqual([]);
  });

  test("no public page, even for a signed-in person [BOT-02]", () => {
    expect(pages(["/", "/services", "/offres-partenaires", "/dashboardeur"])).toEqual([]);
  });

  test("neither the admin area nor the pages of signing in [BOT-03]", () => {
    const paths = [
      "/admin",
      "/admin/redis",
      "/login",
      "/inscription",
      "/forgot-password",
      "/reset-password",
      "/verify-email",
      "/verify-two-factor",
    ];
    expect([pages(paths), pages(paths, true, true)]).toEqual([[], []]);
  });

  const profiles = ["", "/", "/karim-b", "/favoris-offres-partenaires"].map(
    (end) => `/dashboard/profil${end}`,
  );

  test("not the profile nor the page below it on small screens", () => {
    expect(pages(profiles)).toEqual([]);
    const ordinary = ["/dashboard/profil/favoris", "/dashboard/profil/securite/", "/dashboard/profil/a/b"];
    expect(pages(ordinary)).toEqual(ordinary);
  });

  test("the profile and what is below it on wide screens", () => {
    expect(pages(profiles, true, true)).toEqual(profiles);
  });

  test("profile pages end with more space on small screens, but for favourites and security", () => {
    const space = (path: string, isWide: boolean) =>
      bottomBarView(
        createSimulation().start(createBottomBarMachine()).getSnapshot(),
        { path, isSignedIn: true, isWide },
        samplePages,
      ).hasExtraSpace;
    const paths = [...profiles, "/dashboard/profil/favoris", "/dashboard/profil/securite", "/dashboard"];
    expect(paths.filter((path) => space(path, false))).toEqual(profiles);
    expect(paths.filter((path) => space(path, true))).toEqual([]);
  });
});

describe("what it holds", () => {
  test("its items stand in their order", () => {
    expect(bottomBarItems({ isPremium: false })).toEqual([
      "home",
      "missions",
      "premium",
      "publish",
      "messages",
      "profile",
    ]);
  });

  test("Premium is offered to who is known not to have it", () => {
    const without = ["home", "missions", "publish", "messages", "profile"];
    expect([null, true].map((isPremium) => bottomBarItems({ isPremium }))).toEqual([without, without]);
    expect(bottomBarItems({ isPremium: false })).toContain("premium");
  });
});

test("the bar is out of the way while something is typed, wherever the page stands, and back afterwards", () => {
  const actor = createSimulation().start(createBottomBarMachine());
  const isTucked = () => bottomBarView(actor.getSnapshot(), dashboard, samplePages).isTucked;
  actor.send({ type: "field.entered" });
  actor.send({ type: "page.scrolled", y: 5 });
  expect(isTucked()).toBe(true);
  actor.send({ type: "field.left" });
  expect(isTucked()).toBe(false);
});
