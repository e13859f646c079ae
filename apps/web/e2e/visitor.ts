import { authClient } from "@jobami/api/auth/client";
import { createApi } from "@jobami/api/http/client";
import { missionsClient } from "@jobami/api/missions/client";
import { dayInFrance } from "@jobami/api/missions/days";
import { notificationsClient } from "@jobami/api/notifications/client";
import { emptyWeek } from "@jobami/api/profiles/availability";
import { profilesClient } from "@jobami/api/profiles/client";
import { proposalsClient } from "@jobami/api/proposals/client";
import type { Page } from "playwright-core";

interface Mail {
  subject: string;
  text: string;
}

/** A browser without a window: the real client over HTTP, with a cookie jar. */
export function newVisitor(url: string) {
  const jar = new Map<string, string>();
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const api = createApi({
    now: Date.now,
    baseUrl: url,
    readCookies: cookies,
    async fetch(target, init) {
      const answer = await fetch(target, { ...init, headers: { ...init?.headers, cookie: cookies() } });
      for (const line of answer.headers.getSetCookie()) keep(jar, line);
      return answer;
    },
  });
  return {
    api,
    auth: authClient(api),
    missions: missionsClient(api),
    proposals: proposalsClient(api),
    notifications: notificationsClient(api),
    /** What it keeps, for a browser that goes on as this visitor. */
    cookies: () => [...jar].map(([name, value]) => ({ name, value, url })),
  };
}
export type Visitor = ReturnType<typeof newVisitor>;

function keep(jar: Map<string, string>, setCookie: string): void {
  const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
  const at = pair.indexOf("=");
  const gone = attributes.some((a) => /^max-age=0$/i.test(a)) || pair.slice(at + 1) === "";
  if (gone) jar.delete(pair.slice(0, at));
  else jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** As long as the browser waits: a queue beside other work takes its time. */
const mailWaitMs = 30_000;

/** The newest mail to an address, from the embedded mailbox; asked until one with that subject is there that is none of `known`, the texts read before. */
export async function readMail(
  url: string,
  to: string,
  about: RegExp,
  known: readonly string[] = [],
): Promise<Mail> {
  for (const end = Date.now() + mailWaitMs; Date.now() < end; ) {
    const mails = (await (
      await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    ).json()) as Mail[];
    const found = mails.find(({ subject, text }) => about.test(subject) && !known.includes(text));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail about ${about} to ${to}`);
}

/** The link of the product that a mail carries. */
export function linkIn(mail: Mail, path: string): string {
  const found = new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(mail.text)?.[0];
  if (found === undefined) throw new Error(`no link to ${path} in « ${mail.subject} »: ${mail.text}`);
  return found;
}

export const goodPassword = "Mot2passe!";

/** Apart in every run: on PostgreSQL the people of earlier runs are still there. */
const run = Date.now().toString(36);
let born = 0;

/** A person whom no one knows yet, in this run and before it. */
export function newcomer(prenom: string, does: "jobbeur" | "other" = "other") {
  born += 1;
  const plain = prenom.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return {
    email: `${plain}-${run}-${born}@exemple.fr`,
    prenom,
    nom: "Durand",
    user_type: does,
  };
}

/** A hedge to trim in a week, in Villeurbanne; its number distinguishes it from the others. */
export function hedgeMission(number: number) {
  return {
    category: "jardinage" as const,
    subcategory: "taille-de-haies" as const,
    title: `Tailler la haie numéro ${number}`,
    description: "Une haie de thuyas de douze mètres, les déchets verts restent sur place.",
    placeCode: "69266",
    date: dayInFrance(Date.now() + 7 * 86_400_000),
    amount: 90,
  };
}

/** The same for today: what is agreed on can be done at once. */
export const hedgeMissionToday = (number: number) => ({
  ...hedgeMission(number),
  date: dayInFrance(Date.now()),
});

/** Opens a folded part of a page by its title. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.locator("summary").filter({ hasText: title }).click();

/** Makes a jobbeur one whom these missions suit: a hedge cutter within 10 km. */
export async function cutHedges({ api }: Visitor): Promise<void> {
  await profilesClient(api).save({
    body: {
      version: 0,
      headline: "",
      about: "",
      services: [{ subcategory: "taille-de-haies", unit: "hour", amount: 22, years: null }],
      zone: { placeCode: "69266", radiusKm: 10 },
      availability: emptyWeek,
      languages: [],
      equipment: [],
    },
  });
}

/** Signs a person up, verifies their address by the mailed link and signs them in. */
export async function join(
  url: string,
  person: { email: string; prenom: string; nom: string; user_type: "jobbeur" | "other" },
): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.auth.register({ body: { ...person, password: goodPassword, acceptTerms: true } });
  const mail = await readMail(url, person.email, /vérifi|confirm/i);
  const token = new URL(linkIn(mail, "/verify-email")).searchParams.get("token") ?? "";
  await visitor.auth.verifyEmail({ body: { token } });
  await visitor.auth.login({ body: { email: person.email, password: goodPassword } });
  return visitor;
}
