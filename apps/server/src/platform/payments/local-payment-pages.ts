import { franceZone } from "@jobami/api/places/france-zone";
import { escapeHtml } from "../mail/html.ts";
import { style } from "../openid/local-page.css.ts";
import { type Stored, type TestCard, testCards } from "./local-records.ts";

const more = `label.card{display:flex;gap:12px;align-items:center;min-height:48px;font-weight:400}input[type=radio]{width:22px;height:22px;flex:none;margin:0}small{color:#46564d}dl{display:grid;grid-template-columns:auto auto;gap:4px 16px;margin:0 0 16px}dd{margin:0;text-align:end}.refusal{border:2px solid #9f2a1d;border-radius:8px;padding:12px 16px;color:#9f2a1d;font-weight:600}a{color:#1f5c43}ul{padding:0;list-style:none}li{display:flex;justify-content:space-between;gap:16px;padding:6px 0}`;

const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });
const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
const price = (cents: number) => escapeHtml(euros.format(cents / 100));
const sum = (lines: readonly { cents: number }[]) => lines.reduce((all, { cents }) => all + cents, 0);

function frame(title: string, content: string): string {
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}${more}</style></head><body><main><h1>${title}</h1>${content}</main></body></html>`;
}

const lead = `<p>Aucun prestataire de paiement n’est configuré sur cette machine. Cette page le remplace pour essayer\u00a0: aucune vraie carte, aucun argent.</p>`;

function cards(chosen: TestCard): string {
  return (Object.keys(testCards) as TestCard[])
    .map((card) => {
      const { number, label } = testCards[card];
      const checked = card === chosen ? " checked" : "";
      return `<label class="card"><input type="radio" name="carte" value="${card}"${checked}><span>${number}<br><small>${label}</small></span></label>`;
    })
    .join("");
}

const lines = (all: readonly { name: string; cents: number }[]) =>
  all.map(({ name, cents }) => `<dt>${escapeHtml(name)}</dt><dd>${price(cents)}</dd>`).join("");

/** The page on which an open checkout is paid. */
export function payPage(session: Stored<"session">, { isRefused = false } = {}): string {
  const isMonthly = session.mode === "subscription";
  const total = `${price(sum(session.lines))}${isMonthly ? " par mois" : ""}`;
  return frame(
    "Payer par carte",
    `${lead}${isRefused ? `<p class="refusal" role="alert">La carte a été refusée. Rien n’a été débité.</p>` : ""}
<form method="post"><section aria-labelledby="commande"><h2 id="commande">Votre commande</h2><dl>${lines(session.lines)}<dt><strong>Total</strong></dt><dd><strong>${total}</strong></dd></dl></section>
<section aria-labelledby="cartes"><h2 id="cartes">Carte d’essai</h2>${cards("accepted")}</section>
<button class="main" name="payer" value="1">Payer ${total}</button>
<button class="plain" name="annuler" value="1">Annuler et revenir</button></form>`,
  );
}

const standing = ({ status, isEnding, periodEnd }: Stored<"subscription">) => {
  const day = days.format(new Date(periodEnd));
  if (status === "canceled") return "Terminé";
  if (status === "past_due") return "La dernière échéance n’a pas été payée";
  return isEnding ? `Se termine le ${day}` : `Se renouvelle le ${day}`;
};

function subscriptionPart(stored: Stored<"subscription">): string {
  const acts =
    stored.status === "canceled"
      ? ""
      : `<form method="post"><input type="hidden" name="abonnement" value="${stored.id}">
${stored.isEnding ? `<button name="acte" value="reprendre">Reprendre l’abonnement</button>` : `<button name="acte" value="resilier">Résilier à la fin de la période</button>`}
<button name="acte" value="avancer">Aller à la prochaine échéance (essai)</button></form>
<form method="post"><input type="hidden" name="abonnement" value="${stored.id}"><h2>Moyen de paiement</h2>${cards(stored.card)}<button name="acte" value="carte">Changer de carte</button></form>`;
  return `<section><h2>Abonnement</h2><p>${standing(stored)}</p><dl>${lines(stored.lines)}</dl>${acts}</section>`;
}

/** The portal of whoever has a subscription. */
export function portalPage(portal: {
  returnUrl: string;
  subscriptions: readonly Stored<"subscription">[];
  invoices: readonly Stored<"invoice">[];
}): string {
  const bills = portal.invoices
    .toReversed()
    .map(
      ({ cents, paidAt, createdAt }) =>
        `<li><span>${days.format(new Date(createdAt))}</span><span>${price(cents)} · ${paidAt === null ? "non payée" : "payée"}</span></li>`,
    )
    .join("");
  return frame(
    "Mon abonnement",
    `${lead}${portal.subscriptions.toReversed().map(subscriptionPart).join("")}
<section aria-labelledby="factures"><h2 id="factures">Factures</h2>${bills === "" ? "<p>Aucune pour l’instant.</p>" : `<ul>${bills}</ul>`}</section>
<p><a href="${escapeHtml(portal.returnUrl)}">Revenir au site</a></p>`,
  );
}

/** What is stated when there is nothing to pay any more, or the link is over. */
export function paymentOverPage(): string {
  return frame(
    "Cette page n’est plus valable",
    `<p>La commande a été payée ou annulée, ou le lien a expiré.</p><p><a href="/dashboard">Revenir au site</a></p>`,
  );
}
