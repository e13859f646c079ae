import { expect } from "vitest";
import { dashboardPath } from "../../app/generated/paths.ts";
import type { EngineWindow, Look } from "./engine.ts";
import { button, field, linkTo } from "./places.ts";

/** How long something may take to come before it counts as missing, in milliseconds. */
const longestWait = 20_000;

/** A page of which nothing changed for so long has come whole, in milliseconds. */
const stillFor = 600;

/** A page of a walk: how one comes there, and what it is called there. */
export interface Step {
  name: string;
  /** Where it is, for the step that follows a page which failed. */
  path?: string;
  go: (walk: Walk) => Promise<void>;
  title: string | RegExp;
}

/** What people do on the pages, with the same text for every engine. */
export interface Walk {
  window: EngineWindow;
  url: string;
  press(place: string): Promise<void>;
  type(place: string, text: string): Promise<void>;
}

async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  let last = "";
  const tryOnce = () =>
    isDone().catch((error: unknown) => {
      // A page that is being drawn replaces and covers what was just found.
      last = String(error).split("\n", 1).join("");
      return false;
    });
  for (const end = Date.now() + longestWait; Date.now() < end; ) {
    if (await tryOnce()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain to ${what} ${last}`);
}

export function startWalk(window: EngineWindow, url: string): Walk {
  return {
    window,
    url,
    press: (place) => until(`press ${place}`, () => window.tryPress(place)),
    type: (place, text) => until(`type into ${place}`, () => window.tryType(place, text)),
  };
}

const isTitled = ({ titles }: Look, title: string | RegExp) =>
  titles.length === 1 && (typeof title === "string" ? titles[0] === title : title.test(titles[0] ?? ""));

/** What is wrong with the page that a step led to, once it stands still. */
async function faultsOf({ window }: Walk, { title }: Step): Promise<string[]> {
  const read = async (): Promise<Look | null> => window.look().catch(() => null);
  let seen: Look | null = null;
  let same = { as: "", since: Date.now() };
  const isThere = async () => {
    seen = await read();
    const as = JSON.stringify(seen);
    if (as !== same.as) same = { as, since: Date.now() };
    if (seen === null || seen.isCrashed) return seen !== null;
    return isTitled(seen, title) && seen.busy === 0 && Date.now() - same.since >= stillFor;
  };
  await until("see the page whole", isThere).catch(() => null);
  if (seen === null) return ["nothing could be read of the page"];
  const { address, titles, busy, beyond, isCrashed, text } = seen as Look;
  return [
    ...(isCrashed ? ["the crash screen stands there, or stood there before the page came back"] : []),
    ...(isTitled(seen, title)
      ? []
      : [`titles ${JSON.stringify(titles)} at ${address}, where one reads ${text}`]),
    ...(busy > 0 ? [`${busy} parts still load`] : []),
    ...(beyond > 0 ? [`${beyond} px beyond the window's edge`] : []),
    ...(await window.troubles()),
  ];
}

/** Walks the steps one after the other and answers what is wrong, each with its step; after a page that failed the next one is opened by its address. */
export async function faultsAlong(walk: Walk, steps: readonly Step[]): Promise<string[]> {
  const faults: string[] = [];
  let hasFailed = false;
  for (const step of steps) {
    const go = () =>
      hasFailed && step.path !== undefined ? walk.window.open(walk.url + step.path) : step.go(walk);
    const barred = await go().then(
      () => [],
      (error: unknown) => [String(error)],
    );
    const found = [...barred, ...(await faultsOf(walk, step))];
    hasFailed = found.length > 0;
    faults.push(...found.map((fault) => `${step.name}: ${fault}`));
  }
  return faults;
}

/** Walks and expects nothing wrong. */
export async function expectWhole(walk: Walk, steps: readonly Step[]): Promise<void> {
  const faults = await faultsAlong(walk, steps);
  expect(faults, faults.join("\n")).toEqual([]);
}

/** Presses the link to a page where it is displayed, or else opens the menu that narrow windows have, and « Plus » in it. */
export async function follow({ window }: Walk, path: string): Promise<void> {
  await until(`follow a link to ${path}`, async () => {
    if (await window.tryPress(button("Plus tard"))) return false;
    if (await window.tryPress(linkTo(path))) return true;
    if (!(await window.tryPress(button("Plus")))) await window.tryPress(button("Ouvrir le menu"));
    return false;
  });
}

/** A page that menus lead to. */
export const byLink = (name: string, path: string, title: string | RegExp): Step => ({
  name,
  path,
  title,
  go: (walk) => follow(walk, path),
});

/** The sign-in page as one comes to it first, where cookies are refused. */
export const signInPage: Step = {
  name: "sign-in page",
  title: "Connexion",
  async go({ window, url, press }) {
    await window.open(`${url}/login`);
    await press(button("Refuser"));
  },
};

/** The address and the password of a demo account are typed, and the form is sent. */
export function signIn(email: string, title: string | RegExp): Step {
  return {
    name: `sign in as ${email}`,
    path: dashboardPath,
    title,
    async go({ press, type }) {
      await type(field("Adresse e-mail"), email);
      await type(field("Mot de passe"), "Demo-2026!");
      await press(button("Se connecter"));
    },
  };
}
