import { mailContract } from "@jobami/api/mail/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { mailErrors } from "./mail.errors.ts";
import { mailRoutes } from "./mail.routes.ts";
import { createSuspensionMails, suspensionJob } from "./mail.service.ts";
import { createOutbox } from "./outbox.service.ts";

export type { SuspensionMails } from "./mail.service.ts";

/** Mails that a visitor asks for, and what administrators see of all of them. */
export const mailDomain = defineDomain({
  name: "mail",
  create: ({ platform, use, all }) => ({
    suspensions: createSuspensionMails({
      platform,
      users: use(usersDomain),
      appealLink: async (tx, of) => (await all("appealLink")[0]?.(tx, of)) ?? null,
    }),
    outbox: createOutbox(platform),
  }),
  contract: mailContract,
  reads: { outbox: { kind: "journal.read" } },
  errors: mailErrors,
  routes: mailRoutes,
  jobs: ({ suspensions }) => ({ [suspensionJob]: { run: suspensions.send } }),
});
