import { inTransaction } from "../../platform/database/transaction.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Platform } from "../../platform/platform.ts";
import type { LedgerFaults } from "./jobi.repository.ts";

type Place = Pick<Platform, "config" | "db" | "log" | "mail">;

/** Searches through the whole ledger; what cannot be is logged as an error and mailed to the operator, every night until it is mended. */
export async function auditLedger(
  { config, db, log, mail }: Place,
  jobi: { faults: (on: Platform["db"]) => Promise<LedgerFaults> },
): Promise<void> {
  const faults = await jobi.faults(db);
  if (faults.sum === 0 && faults.unbalanced === 0 && faults.below === 0) return;
  log.error(faults, "the ledger of Jobi does not hold");
  const { sum, unbalanced, below } = faults;
  const letter = writeLetter(
    {
      subject: "Le registre des Jobi ne tient pas",
      prenom: null,
      paragraphs: [
        "Le contrôle de la nuit a relu tout le registre et a trouvé ce qui ne devrait pas exister.",
        `Somme de toutes les écritures\u00a0: ${sum} (0 attendu).`,
        `Mouvements déséquilibrés\u00a0: ${unbalanced}.`,
        `Personnes sous zéro\u00a0: ${below}.`,
      ],
      note: "Le registre ne se corrige que par de nouvelles écritures. La page docs/operations.md dit comment trouver les mouvements en cause.",
    },
    config.brand,
  );
  await inTransaction(db, (tx) => mail.send(tx, { lane: "awaited", to: config.contactEmail, ...letter }));
}
