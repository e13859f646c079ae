import type { CardTemplate } from "@jobami/api/cards/routes";
import { makerPages } from "../../maker-pages.ts";

/** A card of one's own. */
export const cardPath = (id: string): string =>
  makerPages.cardEditor.path.replace(":id", encodeURIComponent(id));

/** A new card from a template. */
export const newCardPath = (template: CardTemplate): string =>
  `${makerPages.newCard.path}?modele=${template}`;
