import type { CardDesign } from "@jobami/api/cards/contract";
import type { CardFact } from "@jobami/api/cards/routes";

/** What a card takes from elsewhere: the public profile, and the picture that was chosen. */
export interface CardLinks {
  /** The whole address of the profile. */
  address: string;
  picture: string | null;
}

/** What a card shows. */
export interface Shown {
  name: string;
  trade: string;
  phrase: string;
  /** Town, telephone, e-mail, address: those that are shown and given. */
  contacts: string[];
  code: string | null;
  picture: string | null;
}

/** An address as people read it. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, "");

/** What a design shows of what it knows. */
export function shownOf(design: CardDesign, links: CardLinks): Shown {
  const isShown = (fact: CardFact) => design.shown.includes(fact);
  const shownFact = (fact: "trade" | "phrase" | "town" | "phone" | "email") =>
    isShown(fact) ? design[fact].trim() : "";
  const address = isShown("address") ? shortAddress(links.address) : "";
  return {
    name: design.name.trim(),
    trade: shownFact("trade"),
    phrase: shownFact("phrase"),
    contacts: [shownFact("town"), shownFact("phone"), shownFact("email"), address].filter(
      (line) => line !== "",
    ),
    code: isShown("code") ? links.address : null,
    picture: isShown("picture") ? links.picture : null,
  };
}
