import { aiCreditsContract } from "../../../packages/api/src/ai-credits/contract.ts";
import { creditPacks, creditsAtSignUp } from "../../../packages/api/src/ai-credits/routes.ts";
import { billingContract } from "../../../packages/api/src/billing/contract.ts";
import { maxDrafts } from "../../../packages/api/src/billing/routes.ts";
import { commentsContract } from "../../../packages/api/src/comments/contract.ts";
import type { ErrorCode } from "../../../packages/api/src/http/error-codes.ts";
import { jobiContract } from "../../../packages/api/src/jobi/contract.ts";
import { promocodesContract } from "../../../packages/api/src/promocodes/contract.ts";
import { promoPercent } from "../../../packages/api/src/promocodes/routes.ts";
import { proposalsContract } from "../../../packages/api/src/proposals/contract.ts";
import { reportsContract } from "../../../packages/api/src/reports/contract.ts";
import { subscriptionsContract } from "../../../packages/api/src/subscriptions/contract.ts";
import { supportContract } from "../../../packages/api/src/support/contract.ts";
import { maxOpenTickets } from "../../../packages/api/src/support/routes.ts";
import { templatesContract } from "../../../packages/api/src/templates/contract.ts";
import { maxTemplates } from "../../../packages/api/src/templates/routes.ts";
import { startConsentNow as startConsent } from "../../../packages/api/src/withdrawals/start-consent.ts";
import type { Served } from "../../served.ts";
import { type Browser, crowdOf, join } from "./browser.ts";
import { inDays, postMission, proposeFor } from "./missions.ts";

/** How many try at once. */
export const crowdSize = 50;

/** A limit that is almost reached. */
export interface Race {
  /** How many of the crowd may get through. */
  left: number;
  /** What those are refused with who come too late. */
  refusals: readonly ErrorCode[];
  /** One try of the crowd, by its number from 0. */
  attempt: (at: number) => Promise<{ status: number; code: ErrorCode | undefined }>;
  /** How many there may be afterwards, and how many there are, as the product reports it. */
  most: number;
  held: () => Promise<number>;
}

/** Where a race is run: the product, with an administrator. */
interface Place {
  served: Served;
  admin: Browser;
}

/** Does something again and again, until so many are left. */
async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < times; done += 1) await work();
}

async function promoCode({ served, admin }: Place): Promise<Race> {
  const code = "UNEFOIS";
  const body = { code, percent: promoPercent.max, firstDay: inDays(0), lastDay: inDays(30), maxUses: 1 };
  await admin.get(promocodesContract.create, { body });
  const people = await crowdOf(served, "promo", crowdSize);
  return {
    left: 1,
    most: 1,
    refusals: ["PROMO_EXHAUSTED"],
    attempt: async (at) =>
      (people[at] as Browser).ask(subscriptionsContract.create, {
        body: { plan: "premium", promo: code, startConsent },
      }),
    held: async () => {
      const { data } = await admin.get(promocodesContract.list, {});
      return data.reduce((sum, { used, held }) => sum + used + held, 0);
    },
  };
}

async function templates({ served }: Place): Promise<Race> {
  const lea = await join(served, "templates@exemple.fr");
  const input = { body: { name: "Merci", text: "Merci, à bientôt." } };
  await repeat(maxTemplates - 2, () => lea.get(templatesContract.add, input));
  return {
    left: 2,
    most: maxTemplates,
    refusals: ["TEMPLATES_FULL"],
    attempt: () => lea.ask(templatesContract.add, input),
    held: async () => (await lea.get(templatesContract.list, {})).data.length,
  };
}

async function drafts({ served }: Place): Promise<Race> {
  const karim = await join(served, "drafts@exemple.fr");
  const input = { body: { type: "devis" } } as const;
  await repeat(maxDrafts - 2, () => karim.get(billingContract.create, input));
  return {
    left: 2,
    most: maxDrafts,
    refusals: ["DRAFTS_FULL"],
    attempt: () => karim.ask(billingContract.create, input),
    held: async () => (await karim.get(billingContract.list, {})).pagination.totalCount,
  };
}

async function tickets({ served }: Place): Promise<Race> {
  const lea = await join(served, "tickets@exemple.fr");
  const body = {
    category: "payment",
    subject: "Une question",
    words: "Le paiement n’apparaît pas.",
  } as const;
  await repeat(maxOpenTickets - 2, () => lea.get(supportContract.create, { body }));
  return {
    left: 2,
    most: maxOpenTickets,
    refusals: ["TICKETS_FULL"],
    attempt: () => lea.ask(supportContract.create, { body }),
    held: async () => (await lea.get(supportContract.own, {})).pagination.totalCount,
  };
}

async function jobi({ served }: Place): Promise<Race> {
  const lea = await join(served, "jobi@exemple.fr");
  const [pack] = creditPacks;
  if (pack === undefined) throw new Error("Nothing is sold.");
  const { montant } = await lea.get(jobiContract.balance, {});
  const left = Math.floor(montant / pack.jobi);
  return {
    left,
    most: creditsAtSignUp + left * pack.quantity,
    refusals: ["INSUFFICIENT_JOBI"],
    attempt: () => lea.ask(aiCreditsContract.buy, { body: { packQuantity: pack.quantity, startConsent } }),
    held: async () => (await lea.get(aiCreditsContract.balance, {})).credits,
  };
}

async function acceptances({ served }: Place): Promise<Race> {
  const lea = await join(served, "owner@exemple.fr", "other");
  const { id } = await postMission(lea);
  const jobbeurs = await crowdOf(served, "candidate", 5);
  const proposals = await Promise.all(jobbeurs.map((jobbeur) => proposeFor(jobbeur, id)));
  return {
    left: 1,
    most: 1,
    refusals: ["PROPOSAL_TRANSITION_REFUSED", "PROPOSAL_CHANGED", "MISSION_CLOSED"],
    attempt: (at) =>
      lea.ask(proposalsContract.accept, {
        params: { id, proposalId: proposals[at % proposals.length] as string },
        body: { expectedVersion: 1 },
      }),
    held: async () => {
      const { data } = await lea.get(proposalsContract.ofMission, { params: { id } });
      return data.filter(({ statut }) => statut === "acceptee").length;
    },
  };
}

async function reports({ served, admin }: Place): Promise<Race> {
  const lea = await join(served, "author@exemple.fr", "other");
  const ines = await join(served, "reporter@exemple.fr");
  const { id } = await postMission(lea);
  const commentInput = { params: { id }, body: { comment: "Un avis." } };
  const comment = (await lea.get(commentsContract.post, commentInput)).data;
  const body = { content_type: "comment", content_id: comment.id, reason: "C’est une publicité." } as const;
  return {
    left: 1,
    most: 1,
    refusals: ["ALREADY_REPORTED"],
    attempt: () => ines.ask(reportsContract.reportContent, { body }),
    held: async () => {
      const { data } = await admin.get(reportsContract.cases, {});
      const of = data.find(({ contentId }) => contentId === comment.id);
      const found = await admin.get(reportsContract.case, { params: { id: of?.id ?? "" } });
      return found.data.reports.length;
    },
  };
}

/** What a crowd takes at once of what is nearly used up, by what it is. */
export const races: Readonly<Record<string, (place: Place) => Promise<Race>>> = {
  "checkouts of as many people with a promo code of one use": promoCode,
  "templates of one person": templates,
  "drafts of one person": drafts,
  "open tickets of one person": tickets,
  "packs of credits that one balance pays": jobi,
  "acceptances of five proposals for one mission": acceptances,
  "reports of one comment by one person": reports,
};
