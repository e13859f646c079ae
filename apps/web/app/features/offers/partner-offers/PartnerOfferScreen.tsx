import { displayText } from "@jobami/api/http/display-text";
import type { Offer } from "@jobami/api/offers/contract";
import { findCategory } from "@jobami/api/taxonomy";
import { Container } from "@jobami/ui/Container";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { partnerOffersPath } from "../../../generated/paths.ts";
import { loginFrom, profilePath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { copy, daysText, leftText, standing } from "./copy.ts";
import { loadOfferActions } from "./load.ts";
import * as css from "./offers.css.ts";
import { offerPath, partnersOffersPath } from "./where.ts";

const OfferActions = lazy(loadOfferActions);

interface PartnerOfferScreenProps {
  offer: Offer;
  /** The day in France, `YYYY-MM-DD`. */
  today: string;
}

/** /offres-partenaires/{slug}/{offerId}: one offer, for everybody [OFFR-03]. */
export function PartnerOfferScreen({ offer, today }: PartnerOfferScreenProps) {
  const { owner, place, category } = offer;
  const name = displayText(owner.name);
  const service = category === null ? undefined : findCategory(category)?.label;
  return (
    <Container>
      <Columns ratio="1:20rem" from="laptop" gap={12} rowGap={8} className={css.page}>
        <Stack gap={6}>
          <Stack as="header" gap={3}>
            <p className={text.overline}>{copy.offer}</p>
            <p className={css.advantage}>{displayText(offer.advantage)}</p>
            <h1 className={`${heading[1]} ${css.title}`}>{displayText(offer.title)}</h1>
          </Stack>
          <p className={css.bodyText}>{displayText(offer.description)}</p>
          <Actions offer={offer} closed={standing(offer, today)} />
          <DescriptionList
            entries={[
              { term: copy.days, details: daysText(offer) },
              { term: copy.codes, details: leftText(offer) },
              ...(place === null
                ? []
                : [{ term: copy.where, details: `${place.name} (${place.department})` }]),
              ...(service === undefined ? [] : [{ term: copy.service, details: service }]),
              {
                term: copy.conditions,
                details:
                  offer.conditions === "" ? (
                    copy.noConditions
                  ) : (
                    <span className={css.bodyText}>{displayText(offer.conditions)}</span>
                  ),
              },
            ]}
          />
        </Stack>
        <Stack as="aside" gap={6} aria-label={copy.by}>
          <Stack gap={2}>
            <h2 className={heading[4]}>{copy.by}</h2>
            <p>
              {owner.slug === null ? (
                name
              ) : (
                <Link className={link} to={profilePath(owner.slug, "public")}>
                  {name}
                </Link>
              )}
            </p>
            {owner.slug !== null && (
              <p>
                <Link className={link} to={partnersOffersPath(owner.slug)}>
                  {copy.others}
                </Link>
              </p>
            )}
          </Stack>
          <Stack gap={2}>
            <h2 className={heading[4]}>{copy.howTitle}</h2>
            <Stack as="ol" gap={2} className={css.steps}>
              {copy.how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </Stack>
          </Stack>
          <span>
            <LinkButton variant="ghost" to={partnerOffersPath}>
              {copy.back}
            </LinkButton>
          </span>
        </Stack>
      </Columns>
    </Container>
  );
}

/** What can be done with it: a visitor signs in first. `closed` states why no code can be taken now. */
function Actions({ offer, closed }: { offer: Offer; closed: string | null }) {
  const { status, user } = useSession();
  if (status === "loading") return null;
  if (user === null)
    return (
      <Stack gap={3}>
        {closed !== null && <p className={text.strong}>{closed}</p>}
        <Inline gap={3} align="center" stackedBelow="tablet">
          {closed === null && <LinkButton to={loginFrom(offerPath(offer))}>{copy.take}</LinkButton>}
          <ReportButton kind="offer" id={offer.id} about={displayText(offer.title)} />
        </Inline>
      </Stack>
    );
  return (
    <Suspense fallback={null}>
      <OfferActions offer={offer} closed={closed} />
    </Suspense>
  );
}
