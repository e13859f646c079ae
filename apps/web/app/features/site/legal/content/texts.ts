import type { legalPages } from "../legal-pages.ts";
import type { LegalText } from "../legal-text.ts";
import { charteEthique } from "./charte-ethique.ts";
import { conditionsGenerales } from "./conditions-generales.ts";
import { conditionsUtilisation } from "./conditions-utilisation.ts";
import { cookies } from "./cookies.ts";
import { mentionsLegales } from "./mentions-legales.ts";
import { politiqueConfidentialite } from "./politique-confidentialite.ts";
import { referencement } from "./referencement.ts";

/** Every legal text by the path of its page. For loaders alone: the browser gets the one text it shows. */
export const legalTexts: Readonly<Record<keyof typeof legalPages, LegalText>> = {
  "charte-ethique": charteEthique,
  "conditions-generales": conditionsGenerales,
  "conditions-utilisation": conditionsUtilisation,
  cookies,
  "mentions-legales": mentionsLegales,
  "politique-confidentialite": politiqueConfidentialite,
  referencement,
};
