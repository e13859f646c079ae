import { profilesClient } from "@jobami/api/profiles/client";
import type { Page } from "playwright-core";
import { arrive } from "./browser.ts";
import { cutHedges, join, newcomer, type Visitor } from "./visitor.ts";

/** A hedge cutter who can be asked: who they are, and the name in the address of their profile. */
export async function hedgeCutter(url: string, prenom: string): Promise<{ visitor: Visitor; slug: string }> {
  const visitor = await join(url, newcomer(prenom, "jobbeur"));
  await cutHedges(visitor);
  const { profil } = await profilesClient(visitor.api).own();
  return { visitor, slug: profil.data.slug };
}

/** A day of the coming weeks as it is typed, `jjmmaaaa`. */
export function dayInAWeek(): string {
  const [year = "", month = "", day = ""] = new Date(Date.now() + 7 * 86_400_000)
    .toISOString()
    .slice(0, 10)
    .split("-");
  return `${day}${month}${year}`;
}

/** Fills the composer for a hedge from its second step on, and sends it; answers the id of the mission. `describe` does more on the step of the description. */
export async function sendHedge(
  page: Page,
  title: string,
  { describe, button = "Envoyer la demande" }: { describe?: () => Promise<unknown>; button?: string } = {},
): Promise<string> {
  const goOn = () => page.getByRole("button", { name: "Continuer" }).click();
  await goOn();
  await page.getByLabel("Titre").fill(title);
  await page
    .getByLabel("Description")
    .fill("Une haie de thuyas de douze mètres, les déchets restent sur place.");
  await describe?.();
  await goOn();
  await page.getByRole("combobox", { name: /Commune/ }).fill("villeurb");
  await page.getByRole("option", { name: /Villeurbanne/ }).click();
  await page.getByRole("spinbutton", { name: /jour/i }).first().click();
  await page.keyboard.type(dayInAWeek());
  await goOn();
  await page.getByLabel("Montant").fill("90");
  await goOn();
  await page.getByRole("heading", { name: "Tout est correct ?" }).waitFor();
  await page.getByRole("button", { name: button }).click();
  await page.waitForURL(/\/dashboard\/missions\/[0-9a-f-]{36}$/);
  await arrive(page);
  return page.url().split("/").at(-1) ?? "";
}

/** Chooses the service by hand. */
export async function chooseHedges(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Catégorie/ }).click();
  await page.getByRole("option", { name: "Jardinage" }).click();
  await page.getByLabel("Taille de haies").check();
}
