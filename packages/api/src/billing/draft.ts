import { z } from "zod";
import { emailField, idField, line, paragraph } from "../http/fields.ts";
import {
  maxAddress,
  maxLabel,
  maxLines,
  maxName,
  maxNote,
  maxQuantity,
  maxSubject,
  maxUnit,
  maxUnitCents,
  vatRates,
} from "./routes.ts";
import { days } from "./settings.ts";

export const dayField = z.iso.date("Choisissez une date.");
export const rateField = z.union(
  vatRates.map((rate) => z.literal(rate)),
  "Ce taux de TVA n’est pas connu.",
);

const lineField = z.object({
  label: line({ name: "Désignation", min: 0, max: maxLabel }),
  quantity: z
    .int("Trois décimales au plus.")
    .min(0, "Une quantité n’est pas négative.")
    .max(maxQuantity, "9\u202f999,999 au plus.")
    .nullable(),
  unit: line({ name: "Unité", min: 0, max: maxUnit }),
  unitCents: z
    .int("Deux décimales au plus.")
    .min(0, "Un prix n’est pas négatif\u00a0: faites une remise.")
    .max(maxUnitCents, "100\u202f000\u00a0€ au plus.")
    .nullable(),
  vat: rateField,
  discount: z.int("Deux décimales au plus.").min(0, "0\u00a0% au moins.").max(10_000, "100\u00a0% au plus."),
});
const emptyOrEmail = z.union([z.literal(""), emailField], "Cette adresse e-mail n’est pas complète.");

/** A draft as it is saved: it may be unfinished, never unlawful. */
export const draftBody = z.object({
  client: z.object({
    personId: idField.nullable(),
    name: line({ name: "Destinataire", min: 0, max: maxName }),
    address: paragraph({ name: "Adresse", min: 0, max: maxAddress }),
    email: emptyOrEmail,
  }),
  subject: line({ name: "Objet", min: 0, max: maxSubject }),
  note: paragraph({ name: "Note", min: 0, max: maxNote }),
  lines: z.array(lineField, "Des lignes sont attendues.").max(maxLines, `${maxLines} lignes au plus.`),
  /** Left out by older pages: it stays as it is. */
  servedOn: dayField.nullable().optional(),
  days: days("Délai", 365),
  /** The version that it replaces. */
  version: z.int("Donnez la version.").min(1, "Donnez la version.").max(2_000_000_000, "Donnez la version."),
});
export type DraftBody = z.input<typeof draftBody>;
export type DraftInput = z.output<typeof draftBody>;
