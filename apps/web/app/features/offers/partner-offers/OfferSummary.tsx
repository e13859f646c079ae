import { displayText } from "@jobami/api/http/display-text";
import type { Offer } from "@jobami/api/offers/contract";
import { findCategory } from "@jobami/api/taxonomy";
import { Card } from "@jobami/ui/Card";
import { rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { daysText, leftText } from "./copy.ts";
import * as css from "./offers.css.ts";
import { offerPath } from "./where.ts";

/** Who makes it, where and for which service, as far as that is known. */
export function aboutOffer({ owner, place, category }: Offer): string {
  const service = category === null ? undefined : findCategory(category)?.label;
  return [owner.name === "" ? undefined : displayText(owner.name), place?.name, service]
    .filter((part) => part !== undefined)
    .join(" · ");
}

/** An offer with the text of a page that shows a few of them. */
export const offerView = (offer: Offer) => ({
  id: offer.id,
  path: offerPath(offer),
  advantage: displayText(offer.advantage),
  title: displayText(offer.title),
  about: aboutOffer(offer),
  days: daysText(offer),
});

interface OfferSummaryProps {
  offer: Offer;
  /** What can be done with it here. */
  actions?: ReactNode;
}

/** An offer among others: the advantage first. */
export function OfferSummary({ offer, actions }: OfferSummaryProps) {
  return (
    <Card element="article" aria-labelledby={`offre-${offer.id}`}>
      <Stack gap={3} justify="start" className={css.card}>
        <p className={css.advantage}>{displayText(offer.advantage)}</p>
        <h2 id={`offre-${offer.id}`} className={`${heading[4]} ${css.title}`}>
          <Link className={rowLink} to={offerPath(offer)}>
            {displayText(offer.title)}
          </Link>
        </h2>
        <Stack gap={1} className={css.facts}>
          <p className={text.soft}>{aboutOffer(offer)}</p>
          <p className={text.small}>
            {daysText(offer)} · {leftText(offer)}
          </p>
        </Stack>
        {actions}
      </Stack>
    </Card>
  );
}
