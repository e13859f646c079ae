import { displayText } from "@jobami/api/http/display-text";
import { franceZone } from "@jobami/api/places/france-zone";
import type { StoredDeclaration } from "@jobami/api/withdrawals/contract";
import { shownReference } from "@jobami/api/withdrawals/reference";
import type { Config } from "../../config.ts";
import { isLinkable, writeLetter } from "../../platform/mail/letter.ts";
import type { ContractRow } from "../contracts/contracts.domain.ts";
import type { withdrawals } from "./withdrawals.tables.ts";

type Settings = Pick<Config, "brand" | "publicUrl">;
type WithdrawalRow = typeof withdrawals.$inferSelect;

const moment = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "full",
  timeStyle: "medium",
  timeZone: franceZone,
});
const day = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: franceZone });
const euros = new Intl.NumberFormat("fr-FR", { style: "currency", currency: "EUR" });

const what = ({ kind, quantity }: ContractRow) =>
  kind === "premium" ? "Jobami premium" : `${quantity ?? 0} crédits IA`;

/** What was declared, word for word; a name that holds an address is left out, since a mail program would make a link of it. */
function declarationText({ name, reference, email }: StoredDeclaration, about: string): string {
  const who = isLinkable(name) ? "" : `${displayText(name)}. `;
  return `Votre déclaration\u00a0: «\u202f${who}Je renonce au contrat ${shownReference(reference)}${about}. Accusé de réception à ${email}.\u202f»`;
}

/** What follows for what was bought. */
function outcomeText({ cents, jobi, credits }: WithdrawalRow): string {
  if (jobi !== null)
    return `${jobi}\u00a0Jobi sont revenus sur votre compte, pour ${credits ?? 0} crédits qui n’avaient pas servi.`;
  if (credits !== null)
    return cents === 0
      ? "Tous ces crédits avaient servi\u00a0: rien n’est à rendre."
      : `${euros.format((cents ?? 0) / 100)} vous sont rendus sur la carte qui a payé, pour ${credits} crédits qui n’avaient pas servi.`;
  return "Premium s’arrête maintenant. Les jours que vous n’avez pas utilisés vous sont rendus sur la carte qui a payé\u00a0: un second e-mail vous dit combien.";
}

/** The receipt of a withdrawal: what was declared, when, and what follows. */
export function receiptLetter({ brand, publicUrl }: Settings, contract: ContractRow, row: WithdrawalRow) {
  const { declaredName: name, receiptEmail: email, declaredAt } = row;
  const about = ` (${what(contract)}, commandé le ${day.format(contract.concludedAt)})`;
  return writeLetter(
    {
      subject: `Accusé de réception\u00a0: vous avez renoncé à votre contrat ${shownReference(contract.reference)}`,
      prenom: null,
      paragraphs: [
        `Nous avons reçu votre rétractation le ${moment.format(declaredAt)} (heure de Paris).`,
        declarationText({ name, reference: contract.reference, email }, about),
        outcomeText(row),
      ],
      note: `Gardez ce message\u00a0: c’est votre preuve. Les conditions générales de vente\u00a0: ${publicUrl}/conditions-generales`,
    },
    brand,
  );
}

/** What a person is shown who declared what could not be done: nothing is found under both, or the fourteen days are past. */
export function unmatchedLetter(
  { brand, publicUrl }: Settings,
  declaration: StoredDeclaration,
  { at, isLate }: { at: Date; isLate: boolean },
) {
  return writeLetter(
    {
      subject: `Accusé de réception\u00a0: votre déclaration de rétractation`,
      prenom: null,
      paragraphs: [
        `Nous avons reçu votre déclaration le ${moment.format(at)} (heure de Paris).`,
        declarationText(declaration, ""),
        isLate
          ? "Les quatorze jours pour renoncer à ce contrat sont passés\u00a0: il continue. Un abonnement se résilie à tout moment, en ligne."
          : `Aucun contrat n’est connu ici sous cette référence et cette adresse ensemble. Vérifiez-les dans l’e-mail qui a confirmé votre commande, ou répondez-nous à ${brand.email}\u00a0: la date de votre déclaration compte.`,
      ],
      note: `Si vous n’avez rien déclaré, ignorez ce message. Renoncer à un contrat\u00a0: ${publicUrl}/renoncer`,
    },
    brand,
  );
}
