import { mailContract } from "@jobami/api/mail/contract";
import { defineDomain } from "../../platform/domain/define-domain.ts";
import { usersDomain } from "../users/users.domain.ts";
import { mailRoutes } from "./mail.routes.ts";
import { createSuspensionMails, suspensionJob } from "./mail.service.ts";

export type { SuspensionMails } from "./mail.service.ts";

/** Mails that a visitor asks for. */
export const mailDomain = defineDomain({
  name: "mail",
  create: ({ platform, use }) => createSuspensionMails({ platform, users: use(usersDomain) }),
  contract: mailContract,
  routes: mailRoutes,
  jobs: (mails) => ({ [suspensionJob]: { run: mails.send } }),
});
