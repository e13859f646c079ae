import { z } from "zod";
import { isVisible } from "./display-text.ts";
import { emailInAscii, hasForeignLocalPart } from "./email.ts";
import { passwordRules } from "./password-rules.ts";

const controlCharacter = /[\p{Cc}\p{Cs}]/u;
const controlBesidesLayout = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

/** Text on one line, stored letter for letter: no control characters, not only blanks. Lengths count UTF-16 units. */
export function line(field: { name: string; min?: number; max: number }) {
  const min = field.min ?? 1;
  return z
    .string(`${field.name} : ce champ est obligatoire.`)
    .min(
      min,
      min === 1 ? `${field.name} : ce champ est obligatoire.` : `${field.name} : au moins ${min} caractères.`,
    )
    .max(field.max, `${field.name} : ${field.max} caractères au plus.`)
    .refine((text) => !controlCharacter.test(text), `${field.name} : des caractères ne sont pas lisibles.`)
    .refine(
      (text) => text.length === 0 || text.trim().length > 0,
      `${field.name} : ce champ est obligatoire.`,
    );
}

/** Text on several lines: as `line`, with line breaks and tabs. */
export function paragraph(field: { name: string; min?: number; max: number }) {
  const min = field.min ?? 1;
  return z
    .string(`${field.name} : ce champ est obligatoire.`)
    .min(
      min,
      min === 1 ? `${field.name} : ce champ est obligatoire.` : `${field.name} : au moins ${min} caractères.`,
    )
    .max(field.max, `${field.name} : ${field.max} caractères au plus.`)
    .refine(
      (text) => !controlBesidesLayout.test(text),
      `${field.name} : des caractères ne sont pas lisibles.`,
    )
    .refine(
      (text) => text.length === 0 || text.trim().length > 0,
      `${field.name} : ce champ est obligatoire.`,
    );
}

/** As zod knows an address, with the ends of domains that are written in another alphabet. */
const emailPattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;

/** An e-mail address in its one spelling (see `emailInAscii`), 254 characters at most (RFC 5321). */
export const emailField = z
  .string("Saisissez votre adresse e-mail.")
  .overwrite(emailInAscii)
  .min(1, "Saisissez votre adresse e-mail.")
  .max(254, "Cette adresse e-mail est trop longue.")
  .refine(
    (email) => !hasForeignLocalPart(email),
    "Avant le signe @, cette adresse a une lettre accentuée ou d’un autre alphabet, que beaucoup de messageries refusent.",
  )
  .pipe(
    z.email({
      pattern: emailPattern,
      error: "Cette adresse e-mail n’est pas complète. Exemple : lea@exemple.fr.",
    }),
  );

/** A password being chosen: every rule met, 128 characters at most (bounds the cost of hashing). */
export const newPasswordField = z
  .string("Choisissez un mot de passe.")
  .min(1, "Choisissez un mot de passe.")
  .max(128, "128 caractères au plus.")
  .refine(
    (p) => !controlCharacter.test(p),
    "Le mot de passe contient des caractères qui ne sont pas lisibles.",
  )
  .superRefine((password, context) => {
    const missing = passwordRules.filter((rule) => !rule.test(password)).map((rule) => rule.label);
    if (password.length > 0 && missing.length > 0)
      context.addIssue({ code: "custom", message: `Il manque : ${missing.join(", ")}.` });
  });

/** A password being given, whatever rules it was chosen under. */
export const currentPasswordField = z
  .string("Saisissez votre mot de passe.")
  .min(1, "Saisissez votre mot de passe.")
  .max(128, "128 caractères au plus.")
  .refine(
    (p) => !controlCharacter.test(p),
    "Le mot de passe contient des caractères qui ne sont pas lisibles.",
  );

/** The password as a proof of who one is; absent where there is none and Google has just vouched instead. */
export const proofField = currentPasswordField.optional();

/** A first or last name, on one line, trimmed; whoever bears it decides of what it is made. Shown by `displayText`. */
export function nameField(label: string) {
  return z
    .string(`${label} : ce champ est obligatoire.`)
    .trim()
    .min(1, `${label} : ce champ est obligatoire.`)
    .max(60, `${label} : 60 caractères au plus.`)
    .refine((name) => !controlCharacter.test(name), `${label} : des caractères ne sont pas lisibles.`)
    .refine((name) => isVisible(name), `${label} : ce champ est obligatoire.`)
    .refine((name) => !isAddress(name), `${label} : écrivez un nom, sans numéro ni adresse.`);
}

/** Others read a name before they may read how to reach a person: it has no address, and fewer digits than a phone number. */
const isAddress = (name: string) => /\S@\S|:\/\//.test(name) || name.replace(/\D/g, "").length > 5;

export const idField = z.uuid("Cet identifiant n’est pas valide.");
export const instantField = z.iso.datetime();

/** A whole number in a query string. */
export function countField(bounds: { min: number; max: number; fallback: number }) {
  return z.coerce
    .number("Un nombre entier est attendu.")
    .pipe(z.int("Un nombre entier est attendu.").min(bounds.min).max(bounds.max))
    .default(bounds.fallback);
}

/** A flag in a query string: `true` or `false`, nothing else. */
export const flagField = z
  .enum(["true", "false"], "true ou false est attendu.")
  .transform((v) => v === "true");

/** A comma-separated list of known values in a query string. */
export function choicesField<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .string()
    .max(2000, "Trop de valeurs à la fois.")
    .transform((text) => text.split(",").filter((part) => part !== ""))
    .pipe(z.array(z.enum(values, "Cette valeur n’est pas connue.")).max(50));
}

/** Opaque key of the last row seen. */
export const cursorField = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w.~-]+$/, "Ce curseur n’est pas valide.");
