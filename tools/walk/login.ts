import type { Page, Route } from "playwright-core";
import { type LoginState, loginModel } from "../../packages/machines/src/auth/login/login.model.ts";
import { generatePaths } from "../../packages/machines/src/testing/model.ts";
import { type Act, type Walk, type Walker, walkablePaths } from "./walk.ts";

const asked = "**/api/auth/login";
const wrong = "Mauvais1!";
const limit = { timeout: 10_000 };

/** The call of each page that waits for the step that answers it: what the server does is a step of its own. */
const held = new WeakMap<Page, Route[]>();
const heldOn = (page: Page) => held.get(page) ?? [];

/** Pages whose network is cut until the form is sent again: what is sent once more by itself fails as well. */
const cut = new WeakSet<Page>();

/** The page’s calendar stands still between the steps: a slow machine lets no second pass. */
const passes = async (page: Page, ms: number) =>
  page.clock.setFixedTime((await page.evaluate(() => Date.now())) + ms);

async function answer(page: Page, how: (route: Route) => Promise<void>): Promise<void> {
  const route = heldOn(page).shift();
  if (route === undefined) throw new Error("No sign-in waits for an answer.");
  await how(route);
}

const bodyWith = (route: Route, change: object) =>
  JSON.stringify({ ...(route.request().postDataJSON() as object), ...change });

async function type({ page, email, password }: Walker): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(password);
}
const send = ({ page }: Walker) => {
  cut.delete(page);
  return page.getByRole("textbox", { name: "Mot de passe" }).press("Enter");
};
const text = (page: Page, what: string | RegExp) => page.getByText(what).first().waitFor(limit);

async function isHeld({ page }: Walker, count: number): Promise<void> {
  const isThere = () => heldOn(page).length === count;
  for (let tries = 0; !isThere() && tries < 100; tries += 1) await page.waitForTimeout(50);
  if (!isThere()) throw new Error(`${heldOn(page).length} sign-ins wait for an answer, not ${count}.`);
}

/** Signing in: calls are held on their way to the server, so that what it answers is a step of its own, by the server itself. */
export const loginWalk: Walk<LoginState, keyof typeof loginModel.steps> = {
  machine: "auth/login",
  model: loginModel,
  begins: "Ouvrez la page de connexion dans une fenêtre privée, réseau ralenti («\u202f3G\u202f»).",
  async open({ page, at }) {
    const waiting: Route[] = [];
    held.set(page, waiting);
    await page.route(asked, (route) => (cut.has(page) ? route.abort() : void waiting.push(route)));
    await page.goto(`${at}/login`);
    await page.waitForLoadState("networkidle");
    await passes(page, 0);
  },
  acts: {
    "signs in": (): Act => ({
      does: "Saisissez l’adresse et le mot de passe d’un compte vérifié, puis Entrée.",
      sees: "Le bouton attend\u202f: une seule demande est partie.",
      perform: async (walker) => {
        await type(walker);
        await send(walker);
      },
      check: (walker) => isHeld(walker, 1),
    }),
    "signs in too soon": (): Act => ({
      does: "Sans attendre 3 secondes, saisissez de nouveau et validez par Entrée.",
      sees: "«\u202fVeuillez attendre 3 secondes entre chaque tentative\u202f»\u202f; aucune demande ne part.",
      perform: async (walker) => {
        await type(walker);
        await send(walker);
      },
      check: async (walker) => {
        await text(walker.page, "Veuillez attendre 3 secondes entre chaque tentative");
        await isHeld(walker, 0);
      },
    }),
    "signs in again meanwhile": (): Act => ({
      does: "Pendant l’attente, validez encore par Entrée.",
      sees: "Rien de plus\u202f: une seule demande est partie.",
      perform: send,
      check: (walker) => isHeld(walker, 1),
    }),
    "three seconds pass": (): Act => ({
      does: "Attendez 3 secondes.",
      sees: "La page n’a pas changé.",
      perform: ({ page }) => passes(page, 3_001),
      check: async ({ page }) => {
        if (!page.url().includes("/login")) throw new Error(`The page is ${page.url()}.`);
      },
    }),
    "the page is reloaded": (): Act => ({
      does: "Rechargez la page.",
      sees: "Le formulaire, vide.",
      perform: async ({ page }) => {
        cut.add(page);
        for (const route of heldOn(page).splice(0)) await route.abort().catch(() => {});
        await page.reload();
        await page.waitForLoadState("networkidle");
      },
      check: ({ page }) => page.getByLabel("Adresse e-mail").waitFor(limit),
    }),
    "the server accepts": (): Act => ({
      does: "Laissez la réponse arriver.",
      sees: "Le tableau de bord.",
      perform: ({ page }) => answer(page, (route) => route.continue()),
      check: ({ page }) => page.waitForURL(/\/dashboard/, limit),
    }),
    "the server refuses the password": (): Act => ({
      does: "Laissez la réponse arriver (au premier pas, le mot de passe était faux).",
      sees: "«\u202fEmail ou mot de passe incorrect\u202f»\u202f; l’adresse reste saisie.",
      perform: ({ page }) =>
        answer(page, (route) =>
          route.continue({ postData: bodyWith(route, { email: "personne@demo.example", password: wrong }) }),
        ),
      check: ({ page }) => text(page, "Email ou mot de passe incorrect"),
    }),
    "the network fails": (): Act => ({
      does: "Coupez le réseau avant la réponse.",
      sees: "«\u202fImpossible de joindre le serveur\u202f»\u202f; la saisie reste.",
      perform: ({ page }) => {
        cut.add(page);
        return answer(page, (route) => route.abort());
      },
      check: ({ page }) => text(page, "Impossible de joindre le serveur"),
    }),
  },
};

/** The ways through signing in that the product can be led. */
export const loginPaths = walkablePaths(generatePaths(loginModel).paths, loginWalk);
