import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { aiCreditsContract } from "../../../packages/api/src/ai-credits/contract.ts";
import { messagesContract } from "../../../packages/api/src/messages/contract.ts";
import { missionsContract } from "../../../packages/api/src/missions/contract.ts";
import { dayInFrance } from "../../../packages/api/src/missions/days.ts";
import { peopleContract } from "../../../packages/api/src/people/contract.ts";
import { proposalsContract } from "../../../packages/api/src/proposals/contract.ts";
import { reportsContract } from "../../../packages/api/src/reports/contract.ts";
import { startConsentNow } from "../../../packages/api/src/withdrawals/start-consent.ts";
import type { Served } from "../../served.ts";
import { type DayPerson, does, type Met, note } from "./people.ts";

/** What was answered with yes: it must be there, once, and nothing else. */
export interface Acknowledged {
  titles: string[];
  messages: string[];
  /** Purchases by card. */
  bought: number;
}

const weekMs = 7 * 86_400_000;

const mission = (title: string) => ({
  category: "jardinage",
  subcategory: "tonte-de-pelouse",
  title,
  description: "Terrain plat de 300 m², tondeuse sur place.",
  placeCode: "69123",
  date: dayInFrance(Date.now() + weekMs),
  amount: 45,
});

const pages = [
  "/",
  "/services",
  "/services/search?q=pelouse",
  "/services/search?q=plombier&ville=69123",
  "/aide",
  "/blog",
];

/** One page after the other, each until it is answered. */
export async function browse(anywhere: Served, met: Met, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    const path = pages[turn % pages.length] ?? "/";
    const begun = performance.now();
    for (;;) {
      const answer = await fetch(`${anywhere.url}${path}`).catch(() => null);
      await answer?.text().catch(() => undefined);
      if (answer?.status === 200) break;
      if (answer !== null && answer.status !== 503)
        met.refused.set(
          `GET ${path}: ${answer.status}`,
          (met.refused.get(`GET ${path}: ${answer.status}`) ?? 0) + 1,
        );
      met.again += 1;
      await pause(50);
    }
    note(met, "a public page", begun);
    await pause(250);
  }
}

/** A requester who publishes. */
export async function publish(by: DayPerson, done: Acknowledged, isOver: () => boolean): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const title = `Tondre la pelouse ${by.email.split("@")[0]} ${turn}`;
    await does(by, missionsContract.create, { body: mission(title) });
    done.titles.push(title);
    await pause(1000);
  }
}

/** Two who agree to talk, and do. */
export async function talk(
  [owner, jobbeur]: readonly [DayPerson, DayPerson],
  done: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  const title = `Une pelouse dont on parle ${randomUUID()}`;
  const made = await does(owner, missionsContract.create, { body: mission(title) });
  done.titles.push(title);
  const offered = await does(jobbeur, proposalsContract.propose, {
    params: { id: made.data.id },
    body: { amount: 40, message: "Disponible samedi.", paymentMethodType: "euros" },
  });
  const opened = await does(jobbeur, messagesContract.open, {
    body: { proposalId: offered.data.proposalId },
  });
  for (let turn = 0; !isOver(); turn += 1) {
    const client_id = randomUUID();
    await does(turn % 2 === 0 ? owner : jobbeur, messagesContract.send, {
      params: { id: opened.data.id },
      body: { client_id, text: "Je peux venir samedi matin." },
    });
    done.messages.push(client_id);
    await does(turn % 2 === 0 ? jobbeur : owner, messagesContract.thread, {
      params: { id: opened.data.id },
      query: {},
    });
    await pause(500);
  }
}

/** A person buys credits by card, on the stand-in's page. */
export async function buy(by: DayPerson, anywhere: Served): Promise<void> {
  const { url } = await does(by, aiCreditsContract.buyByCard, {
    body: { packQuantity: 10, startConsent: startConsentNow },
  });
  const form = new URLSearchParams({ payer: "1", carte: "accepted" });
  for (;;) {
    const paid = await fetch(`${anywhere.url}${new URL(url).pathname}`, {
      method: "POST",
      body: form,
      redirect: "manual",
    }).catch(() => null);
    // One that was paid before its answer was lost is over: that is an answer too.
    if (paid !== null && paid.status !== 503) return;
    await pause(50);
  }
}

/** The same, again and again. */
export async function pay(
  by: DayPerson,
  anywhere: Served,
  done: Acknowledged,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await buy(by, anywhere);
    done.bought += 1;
    await pause(3000);
  }
}

/** Staff reads of people and of what was reported. */
export async function moderate(by: DayPerson, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await does(by, peopleContract.list, { query: {} });
    await does(by, reportsContract.cases, { query: {} });
    await pause(1000);
  }
}
