import { z } from "zod";
import { line, paragraph } from "../http/fields.ts";
import { bareSiret, isSiret, wrongSiret } from "../verification/siret.ts";
import { bareCode, isFrenchVatNumber, isIban } from "./iban.ts";
import { maxAddress, maxName, maxPenalty, maxPrefix, vatRegimes } from "./routes.ts";

/** A number of days, from none to a most. */
export const days = (name: string, max: number) =>
  z
    .int(`${name}\u00a0: un nombre de jours est attendu.`)
    .min(0, "Zéro jour au moins.")
    .max(max, `${max} jours au plus.`);

const settingsShape = {
  legalName: line({ name: "Nom", min: 0, max: maxName }).trim(),
  address: paragraph({ name: "Adresse", min: 0, max: maxAddress }).trim(),
  siret: line({ name: "SIRET", min: 0, max: 20 })
    .transform(bareSiret)
    .refine((siret) => siret === "" || isSiret(siret), wrongSiret),
  vatRegime: z.enum(vatRegimes, "Choisissez un régime de TVA."),
  vatNumber: line({ name: "Numéro de TVA", min: 0, max: 20 })
    .transform(bareCode)
    .refine(
      (bare) => bare === "" || isFrenchVatNumber(bare),
      "Ce numéro de TVA n’est pas juste\u00a0: FR, deux chiffres, puis votre SIREN.",
    ),
  iban: line({ name: "IBAN", min: 0, max: 42 })
    .transform(bareCode)
    .refine(
      (iban) => iban === "" || isIban(iban),
      "Cet IBAN n’est pas juste\u00a0: vérifiez-le sur votre RIB.",
    ),
  paymentDays: days("Délai de paiement", 60),
  penalty: paragraph({ name: "Pénalités de retard", min: 0, max: maxPenalty }).trim(),
  prefix: line({ name: "Préfixe", min: 0, max: maxPrefix })
    .trim()
    .refine((typed) => /^[\dA-Z-]*$/.test(typed), "Des capitales, des chiffres et des tirets seulement."),
  quoteDays: days("Validité des devis", 365),
  footer: paragraph({ name: "Pied de page", min: 0, max: maxPenalty }).trim(),
};
/** Who issues, as it stands on documents; frozen in each when it is issued. */
export const settingsSchema = z.object({
  legalName: z.string(),
  address: z.string(),
  siret: z.string(),
  vatRegime: z.enum(vatRegimes),
  vatNumber: z.string(),
  iban: z.string(),
  paymentDays: z.int(),
  penalty: z.string(),
  prefix: z.string(),
  quoteDays: z.int(),
  footer: z.string(),
});
export type BillingSettings = z.output<typeof settingsSchema>;
export const settingsBody = z.object(settingsShape);
export type BillingSettingsBody = z.output<typeof settingsBody>;

export const storedSettings = z.object({
  settings: settingsSchema,
  /** What is missing before a document can be issued. */
  missing: z.array(z.enum(["legalName", "address", "siret", "vatNumber"])),
});
export type StoredSettings = z.output<typeof storedSettings>;
