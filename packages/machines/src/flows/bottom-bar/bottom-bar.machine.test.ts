import { describe, expect, test } from "vitest";
import { createStage } from "../../testing/stage.ts";
import { bottomBarItems, bottomBarView, createBottomBarMachine, hasBottomBar } from "./index.ts";

const dashboard = { path: "/dashboard", isSignedIn: true, isWide: false };

function scrollThrough(...places: number[]): boolean {
  const actor = createStage().play(createBottomBarMachine());
  for (const y of places) actor.send({ type: "page.scrolled", y });
  return bottomBarView(actor.getSnapshot(), dashboard).isTucked;
}

test("scrolling down hides the bar past 100 px, not at 100 [BOT-23]", () => {
  expect([scrollThrough(100), scrollThrough(101)]).toEqual([false, true]);
});

test("scrolling up by a pixel brings it back, staying does not [BOT-24]", () => {
  expect([scrollThrough(900, 900), scrollThrough(900, 899)]).toEqual([true, false]);
});

test("within 10 px of the top it is there whichever way the page goes [BOT-24]", () => {
  const actor = createStage().play(createBottomBarMachine());
  for (const y of [900, 5, 10]) actor.send({ type: "page.scrolled", y });
  expect(actor.getSnapshot().value).toBe("shown");
  expect(scrollThrough(900, 10)).toBe(false);
});

describe("where it belongs", () => {
  const pages = (paths: string[], isSignedIn = true, isWide = false) =>
    paths.filter((path) => hasBottomBar({ path, isSignedIn, isWide }));

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

  test("not the profile nor the page below it on small screens [BOT-04, BOT-05]", () => {
    expect(pages(profiles)).toEqual([]);
    const ordinary = ["/dashboard/profil/favoris", "/dashboard/profil/securite/", "/dashboard/profil/a/b"];
    expect(pages(ordinary)).toEqual(ordinary);
  });

  test("the profile and what is below it on wide screens [BOT-06]", () => {
    expect(pages(profiles, true, true)).toEqual(profiles);
  });

  test("profile pages end with more space on small screens, but for favourites and security [BOT-07]", () => {
    const space = (path: string, isWide: boolean) =>
      bottomBarView(createStage().play(createBottomBarMachine()).getSnapshot(), {
        path,
        isSignedIn: true,
        isWide,
      }).hasExtraSpace;
    const paths = [...profiles, "/dashboard/profil/favoris", "/dashboard/profil/securite", "/dashboard"];
    expect(paths.filter((path) => space(path, false))).toEqual(profiles);
    expect(paths.filter((path) => space(path, true))).toEqual([]);
  });
});

describe("what it holds", () => {
  test("its items stand in their order [BOT-08]", () => {
    expect(bottomBarItems({ isPremium: false })).toEqual([
      "home",
      "missions",
      "premium",
      "publish",
      "messages",
      "profile",
    ]);
  });

  test("Premium is offered to who is known not to have it [BOT-11]", () => {
    const without = ["home", "missions", "publish", "messages", "profile"];
    expect([null, true].map((isPremium) => bottomBarItems({ isPremium }))).toEqual([without, without]);
    expect(bottomBarItems({ isPremium: false })).toContain("premium");
  });
});
