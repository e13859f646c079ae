import type { CardTemplate } from "@jobami/api/cards/routes";
import { cardEditorPattern, newCardPath } from "../../../generated/paths.ts";

/** A card of one's own. */
export const cardPath = (id: string): string => cardEditorPattern.replace(":id", encodeURIComponent(id));

/** A new card from a template. */
export const newCardFrom = (template: CardTemplate): string => `${newCardPath}?modele=${template}`;
