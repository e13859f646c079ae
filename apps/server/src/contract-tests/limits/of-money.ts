import { aiContract } from "@jobami/api/ai/contract";
import { aiCreditsContract } from "@jobami/api/ai-credits/contract";
import { creditsAtSignUp } from "@jobami/api/ai-credits/routes";
import { billingContract } from "@jobami/api/billing/contract";
import { maxDrafts, maxSendsADay } from "@jobami/api/billing/routes";
import { offersContract } from "@jobami/api/offers/contract";
import { maxFavoriteOffers, maxOffers } from "@jobami/api/offers/routes";
import { promocodesContract } from "@jobami/api/promocodes/contract";
import { subscriptionsContract } from "@jobami/api/subscriptions/contract";
import { halfPriceAccounts } from "@jobami/api/subscriptions/plans";
import { startConsentNow as startConsent } from "@jobami/api/withdrawals/start-consent";
import { sql } from "drizzle-orm";
import { describeBody, withAi } from "../../domains/ai/ai.fixture.ts";
import { mostAMinute } from "../../domains/ai/ai.service.ts";
import { brought, issuedBy, mailedQuote } from "../../domains/billing/billing.fixture.ts";
import { draft, hedge, publish, take } from "../../domains/offers/offers.fixture.ts";
import { makePromo, promoBody } from "../../domains/promocodes/promocodes.fixture.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { copies, counting, crowd, crowdSize, type Limit, nearlyFull, of, outcomeOf } from "./race.ts";

const jobbeur = (server: TestServer) => signIn(server, { prenom: "Karim", userType: "jobbeur" });

/** What is paid, given, sold and put into the books. */
export const ofMoney: readonly Limit[] = [
  {
    what: "Uses of one promo code (as many as it was made for)",
    most: 2,
    refusals: ["PROMO_EXHAUSTED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const admin = await signIn(server, { role: "jobpadm" });
      const { code } = await makePromo(server, admin, { maxUses: 2 });
      const people = await crowd(server);
      return {
        left: 2,
        most: 2,
        attempt: (at) =>
          of(people, at).call(subscriptionsContract.create, {
            body: { plan: "premium", promo: code, startConsent },
          }),
        held: counting(server, sql`promo_uses`),
      };
    },
  },
  {
    what: "Promo codes of one name",
    most: 1,
    refusals: ["PROMO_EXISTS"],
    enforcedBy: "a unique index",
    async arrange(server) {
      const { call } = await signIn(server, { role: "jobpadm" });
      return {
        left: 1,
        most: 1,
        attempt: () => call(promocodesContract.create, { body: promoBody(server) }),
        held: counting(server, sql`promo_codes`),
      };
    },
  },
  {
    what: "Accounts at half price",
    most: halfPriceAccounts,
    refusals: [],
    enforcedBy: "a lock",
    async arrange(server) {
      await signIn(server);
      const people = await copies(
        server,
        "users",
        halfPriceAccounts - 2 + crowdSize,
        sql`jsonb_build_object('id', gen_random_uuid(), 'email', 'copie-' || n || '@exemple.fr')`,
      );
      const placed = people.splice(0, halfPriceAccounts - 2);
      await server.platform.db.execute(sql`
        insert into early_accounts (rank, user_id)
        select n, id from unnest(${sql.param(placed)}::uuid[]) with ordinality as p (id, n)`);
      return {
        most: halfPriceAccounts,
        attempt: (at) =>
          outcomeOf(() =>
            inTransaction(server.platform.db, (tx) => server.domains.subscriptions.place(tx, of(people, at))),
          ),
        held: counting(server, sql`early_accounts`),
      };
    },
  },
  {
    what: "Jobi that one person spends (their balance; packs for which it suffices)",
    most: 2,
    refusals: ["INSUFFICIENT_JOBI"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await signIn(server);
      return {
        left: 2,
        most: 2,
        attempt: () => call(aiCreditsContract.buy, { body: { packQuantity: 10, startConsent } }),
        held: counting(server, sql`ai_credit_entries where reason = 'achat_jobi'`),
      };
    },
  },
  {
    what: "AI credits that one person uses (those that they have)",
    most: creditsAtSignUp,
    refusals: ["INSUFFICIENT_AI_CREDITS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await withAi(server);
      return {
        left: creditsAtSignUp,
        most: creditsAtSignUp,
        attempt: () => call(aiCreditsContract.use),
        held: counting(server, sql`ai_credit_entries where reason = 'utilisation'`),
      };
    },
  },
  {
    what: "Questions of one person to AI in a minute",
    most: mostAMinute,
    refusals: ["TOO_MANY_REQUESTS"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await withAi(server, { prenom: "Léa" });
      const attempt = () => call(aiContract.describe, { body: describeBody });
      await attempt();
      await copies(server, "ai_calls", mostAMinute - 2);
      return { left: 1, most: mostAMinute, attempt, held: counting(server, sql`ai_calls`) };
    },
  },
  {
    what: "Drafts of documents of one jobbeur",
    most: maxDrafts,
    refusals: ["DRAFTS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const { call } = await jobbeur(server);
      const attempt = () => call(billingContract.create, { body: { type: "devis" } });
      await attempt();
      return nearlyFull(server, { table: "billing_documents", most: maxDrafts, attempt });
    },
  },
  {
    what: "Documents that one jobbeur mails in a day",
    most: maxSendsADay,
    refusals: ["SENDS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const karim = await jobbeur(server);
      const { id } = await issuedBy(karim, "facture");
      const documents = await copies(
        server,
        "billing_documents",
        crowdSize,
        sql`jsonb_build_object('id', gen_random_uuid(), 'public_id', gen_random_uuid(), 'seq', n + 1, 'number', 'F-' || n)`,
      );
      const send = (document: string) => karim.call(billingContract.send, { params: { id: document } });
      await send(id);
      return nearlyFull(server, {
        table: "billing_sends",
        most: maxSendsADay,
        attempt: (at) => send(of(documents, at)),
      });
    },
  },
  {
    what: "Answers to one quote",
    most: 1,
    refusals: ["DOCUMENT_CHANGED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { params, key } = await mailedQuote(server, await jobbeur(server));
      const { call } = server.client();
      await call(billingContract.seen, { params });
      return {
        left: 1,
        most: 1,
        attempt: (at) =>
          call(billingContract.answer, {
            params,
            body:
              at % 2 === 0
                ? { answer: "accept", name: "Léa Martin", agrees: true, key }
                : { answer: "refuse", reason: "Trop cher.", key },
          }),
        held: counting(
          server,
          sql`billing_documents where accepted_at is not null or refused_at is not null`,
        ),
      };
    },
  },
  {
    what: "Credit notes of one invoice (its sum; notes for all of it)",
    most: 1,
    refusals: ["CREDIT_TOO_HIGH", "DOCUMENT_CHANGED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const karim = await jobbeur(server);
      const invoice = await issuedBy(karim, "facture");
      const notes: string[] = [];
      while (notes.length < 10) {
        const params = { id: invoice.id };
        notes.push(brought(await karim.call(billingContract.derive, { params, body: { type: "avoir" } })).id);
      }
      return {
        left: 1,
        most: 1,
        attempt: (at) => karim.call(billingContract.issue, { params: { id: of(notes, at) } }),
        held: counting(server, sql`billing_documents where type = 'avoir' and number is not null`),
      };
    },
  },
  {
    what: "Offers of one partner that are not over",
    most: maxOffers,
    refusals: ["OFFERS_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      const karim = await jobbeur(server);
      await draft(server, karim);
      const attempt = () => karim.call(offersContract.create, { body: hedge(server) });
      return nearlyFull(server, { table: "partner_offers", most: maxOffers, attempt });
    },
  },
  {
    what: "Codes of one offer (as many as it was made for)",
    most: 2,
    refusals: ["OFFER_EXHAUSTED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { id: offerId } = await publish(server, await jobbeur(server), { maxCodes: 2 });
      const people = await crowd(server);
      return {
        left: 2,
        most: 2,
        attempt: (at) => of(people, at).call(offersContract.take, { params: { offerId } }),
        held: counting(server, sql`partner_codes`),
      };
    },
  },
  {
    what: "Codes of one offer that one person has",
    most: 1,
    refusals: [],
    enforcedBy: "a locked row",
    async arrange(server) {
      const { id: offerId } = await publish(server, await jobbeur(server));
      const { call } = await signIn(server);
      return {
        most: 1,
        attempt: () => call(offersContract.take, { params: { offerId } }),
        held: counting(server, sql`partner_codes`),
      };
    },
  },
  {
    what: "Uses of one code of an offer",
    most: 1,
    refusals: ["CODE_USED"],
    enforcedBy: "a locked row",
    async arrange(server) {
      const karim = await jobbeur(server);
      const { id } = await publish(server, karim);
      const { hash } = await take(server, await signIn(server), id);
      return {
        left: 1,
        most: 1,
        attempt: () => karim.call(offersContract.validate, { params: { hash } }),
        held: counting(server, sql`partner_codes where used_at is not null`),
      };
    },
  },
  {
    what: "Favourite offers of one person",
    most: maxFavoriteOffers,
    refusals: ["FAVORITES_FULL"],
    enforcedBy: "a lock",
    async arrange(server) {
      await publish(server, await jobbeur(server));
      const { call, person } = await signIn(server);
      const offers = await copies(server, "partner_offers", maxFavoriteOffers - 2 + crowdSize);
      const known = offers.splice(0, maxFavoriteOffers - 2);
      await server.platform.db.execute(sql`
        insert into partner_favorites (user_id, offer_id, created_at)
        select ${person.id}, id, created_at from partner_offers where id = any(${sql.param(known)}::uuid[])`);
      return {
        left: 2,
        most: maxFavoriteOffers,
        attempt: (at) => call(offersContract.addFavorite, { params: { offerId: of(offers, at) } }),
        held: counting(server, sql`partner_favorites`),
      };
    },
  },
];
