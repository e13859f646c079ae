import { franceZone } from "@jobami/api/places/france-zone";
import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform.ts";
import { escapeHtml } from "./html.ts";
import type { MailboxEntry } from "./mail.ts";

const style = `body{margin:0;background:#f6f1e7;color:#16241d;font:16px/1.5 system-ui,sans-serif}main{max-width:760px;margin:0 auto;padding:24px}article{background:#fff;border:1px solid #d9d2c3;border-radius:12px;padding:16px 20px;margin:0 0 16px;overflow-wrap:anywhere}h2{font-size:18px;margin:0 0 4px}.meta{font-size:14px;color:#46564d;margin:0 0 12px}pre{white-space:pre-wrap;font:inherit;margin:0}`;

/** Addresses in a plain text become links; all else is escaped. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) =>
      index % 2 === 1 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part),
    )
    .join("");
}

function article(mail: MailboxEntry): string {
  const when = new Intl.DateTimeFormat("fr-FR", {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: franceZone,
  }).format(new Date(mail.sentAt));
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">À ${escapeHtml(mail.to)}, ${escapeHtml(when)}</p><pre>${withLinks(mail.text)}</pre></article>`;
}

/** The page of the embedded mailbox. */
export function mailboxPage(entries: readonly MailboxEntry[]): string {
  const content =
    entries.length === 0 ? "<p>Aucun e-mail pour l’instant.</p>" : entries.map(article).join("");
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Boîte aux lettres</title><style>${style}</style></head><body><main><h1>Boîte aux lettres</h1><p>Les e-mails que le produit aurait envoyés, du plus récent au plus ancien.</p>${content}</main></body></html>`;
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

function addressOf(query: unknown): string | undefined {
  const to = (query as { to?: unknown }).to;
  return typeof to === "string" && to !== "" && !to.includes("\u0000") ? to : undefined;
}

/** Where the embedded mailbox shows the mails. */
export const mailboxPath = "/dev/mailbox";

/** Serves the embedded mailbox to this machine; does nothing where mails really leave. */
export function registerMailbox(app: FastifyInstance, { mail, local }: Platform): void {
  if (!mail.isEmbedded) return;
  app.get(mailboxPath, { exposeHeadRoute: false }, async (request, reply) => {
    if (!local.isLocal(request)) return reply.callNotFound();
    const page = mailboxPage(await mail.mailbox(addressOf(request.query)));
    return reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", pagePolicy)
      .send(page);
  });
  app.get(`${mailboxPath}.json`, { exposeHeadRoute: false }, async (request, reply) => {
    if (!local.isLocal(request)) return reply.callNotFound();
    return reply.header("cache-control", "no-store").send(await mail.mailbox(addressOf(request.query)));
  });
}
