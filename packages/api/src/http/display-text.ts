/** What turns the text around it, or ends the isolation that keeps it from doing so: embeddings, overrides, isolates. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const lineSeparators = /[\u2028\u2029]/g;
/** Letters and marks written from right to left (Unicode's blocks of the bidirectional classes R and AL). */
const rightToLeft =
  /[\u0590-\u08ff\u061c\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** No script sets more than four marks on one letter. */
const piledMarks = /(\p{M}{4})\p{M}+/gu;

/** Blanks, control and format characters, fillers and the empty Braille cell. */
const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** What a person wrote, so that it may stand inside a sentence of ours: it turns, breaks and covers nothing around it. */
export function displayText(text: string): string {
  const calm = text.replace(turning, "").replace(lineSeparators, " ").replace(piledMarks, "$1");
  return rightToLeft.test(calm) ? `\u2068${calm}\u2069` : calm;
}

/** What a last name begins with that does not count: « de La », « d’ », « van der ». */
const particle = /^((de|du|des)\s+((la|le|les)\s+|l['’]\s*)?|(von|van)\s+((der|den|de)\s+)?|d['’]\s*)/i;

/** The initial of a last name as others see it; the database computes it the same way. */
export function initialOf(nom: string): string {
  const whole = nom.trim();
  const [first = ""] = whole.replace(particle, "") || whole;
  return first.toUpperCase();
}

/** What others read where a person is meant who left. */
const formerMember = "Ancien membre";

/** Whether a person, as others see them, has deleted their account. */
export function hasLeft({ prenom, initiale }: { prenom: string; initiale: string }): boolean {
  return prenom === formerMember && initiale === "";
}

/** A person as others see them: « Léa M. ». */
export function shortName({ prenom, initiale }: { prenom: string; initiale: string }): string {
  return displayText(isVisible(initiale) ? `${prenom} ${initiale}.` : prenom);
}
