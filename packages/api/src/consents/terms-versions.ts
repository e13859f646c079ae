import { z } from "zod";
import { idField, instantField, paragraph } from "../http/fields.ts";
import { dayField } from "./register.ts";
import { mostOfChanges } from "./routes.ts";
import { versionField } from "./version-field.ts";

/** What staff states of new terms; the day is one of Paris, from whose midnight on they hold. */
export const newTermsVersion = z.object({
  cgvVersion: versionField,
  cguVersion: versionField,
  takesEffectOn: dayField,
  changes: paragraph({ name: "Ce qui change", min: 20, max: mostOfChanges }).trim(),
});
export type NewTermsVersion = z.output<typeof newTermsVersion>;

const version = { cgvVersion: z.string(), cguVersion: z.string(), takesEffectAt: instantField };

/** Why announced terms are taken back; whoever was informed of them reads it. */
export const termsWithdrawal = z.object({
  reason: paragraph({ name: "Raison", min: 10, max: mostOfChanges }).trim(),
});

/** Terms that do not hold yet. */
export const announcedTermsSchema = z.object({ ...version, changes: z.string() });
export type AnnouncedTerms = z.output<typeof announcedTermsSchema>;

/** Terms as staff knows them. The first ones have no id, no date and no changes. */
export const termsVersionSchema = z.object({
  id: idField.nullable(),
  cgvVersion: z.string(),
  cguVersion: z.string(),
  changes: z.string().nullable(),
  publishedAt: instantField.nullable(),
  takesEffectAt: instantField.nullable(),
  status: z.enum(["announced", "inForce", "former", "withdrawn"]),
  /** Why they were taken back; null where they were not. */
  withdrawalReason: z.string().nullable(),
  /** How many people were informed, and how many accept it now. */
  told: z.int().min(0),
  accepted: z.int().min(0),
});
export type TermsVersion = z.output<typeof termsVersionSchema>;
