import type { billingContract } from "@jobami/api/billing/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Billing } from "./billing.service.ts";
import type { Drafts } from "./drafts.service.ts";
import type { Issued } from "./issued.service.ts";

/** Serves quotes, invoices and credit notes to their issuers, their clients and staff. */
export function billingRoutes({
  billing,
  drafts,
  issued,
}: {
  billing: Billing;
  drafts: Drafts;
  issued: Issued;
}): Handlers<typeof billingContract> {
  return {
    settings: async ({ db, session: { person } }) => ({
      success: true,
      data: await billing.settings(db, person.id),
    }),
    saveSettings: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await billing.saveSettings(db, person, body),
    }),
    summary: async ({ db, session: { person } }) => ({
      success: true,
      data: await billing.summary(db, person.id),
    }),
    list: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await billing.list(db, person.id, query)),
    }),
    received: async ({ db, session: { person }, query }) => ({
      success: true,
      ...(await billing.received(db, person.id, query)),
    }),
    create: async ({ db, session: { person }, body }) => ({
      success: true,
      data: await drafts.create(db, person, body),
    }),
    one: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await billing.one(db, person.id, params.id),
    }),
    edit: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await drafts.edit(db, person, params.id, body),
    }),
    remove: async ({ db, session: { person }, params }) => {
      await drafts.remove(db, person, params.id);
      return { success: true };
    },
    issue: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await issued.issue(db, person, params.id),
    }),
    send: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await issued.send(db, person, params.id),
    }),
    link: async ({ db, params, body, session: { person } }) => ({
      success: true,
      data: await issued.setLink(db, person, params.id, body.isOpen),
    }),
    pay: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await issued.pay(db, person, params.id, body),
    }),
    derive: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await drafts.derive(db, person, params.id, body.type),
    }),
    seen: async ({ db, session, params, query }) => ({
      success: true,
      data: await issued.seen(db, params.quoteId, {
        viewerId: session?.person.id ?? null,
        key: query.key,
      }),
    }),
    answer: async ({ db, session, params, body }) => ({
      success: true,
      data: await issued.answer(db, params.quoteId, body, session?.person.id ?? null),
    }),
    stats: async ({ db }) => ({ success: true, data: await billing.stats(db) }),
  };
}
