import type { Offer } from "@jobami/api/offers/contract";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { ownOffersPath, partnerOffersPath } from "../../../generated/paths.ts";
import { profilePath, registrationAs } from "../../../paths.ts";
import { LinkButton, PageLinks } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { copy, partnersTitle } from "./copy.ts";
import { OfferSearchForm } from "./OfferSearchForm.tsx";
import { OfferSummary } from "./OfferSummary.tsx";
import * as css from "./offers.css.ts";
import { type OfferSearch, partnersOffersPath, searchPath } from "./where.ts";

/** A page of offers as it was read; null where it could not be. */
export interface OffersView {
  search: OfferSearch;
  found: { offers: readonly Offer[]; totalPages: number } | null;
}

const isAsking = ({ q, category }: OfferSearch) => q !== "" || category !== "";

/** /offres-partenaires: what is open, for everybody [OFFR-01]. */
export function PartnerOffersScreen({ view: { search, found } }: { view: OffersView }) {
  const path = partnerOffersPath;
  return (
    <Container>
      <Stack gap={8} className={css.page}>
        <Stack as="header" gap={4}>
          <h1 className={heading[1]}>{copy.title}</h1>
          <p className={text.lead}>{copy.lead}</p>
        </Stack>
        <OfferSearchForm key={searchPath(path, search)} path={path} search={search} />
        <Found path={path} search={search} found={found} />
        <Invitation />
      </Stack>
    </Container>
  );
}

/** /offres-partenaires/{slug}: what a person offers now, for everybody [OFFR-02]. */
export function PartnersOffersScreen({ view, slug, name }: { view: OffersView; slug: string; name: string }) {
  const path = partnersOffersPath(slug);
  return (
    <Container>
      <Stack gap={8} className={css.page}>
        <Stack as="header" gap={4}>
          <h1 className={heading[1]}>{partnersTitle(name)}</h1>
          <span>
            <LinkButton variant="secondary" to={profilePath(slug, "public")}>
              {copy.profile}
            </LinkButton>
          </span>
        </Stack>
        <Found path={path} search={view.search} found={view.found} />
        <span>
          <LinkButton variant="ghost" to={partnerOffersPath}>
            {copy.back}
          </LinkButton>
        </span>
      </Stack>
    </Container>
  );
}

function Found({ path, search, found }: OffersView & { path: string }) {
  if (found === null)
    return (
      <EmptyState title={copy.unanswered} headingLevel={2}>
        {copy.unansweredDetail}
      </EmptyState>
    );
  if (found.offers.length === 0) return <NoOffers path={path} isNarrowed={isAsking(search)} />;
  return (
    <Stack gap={5}>
      <Grid as="ul" columns={{ tablet: 2, laptop: 3 }} gap={4} aria-label={copy.list}>
        {found.offers.map((offer) => (
          <li key={offer.id}>
            <OfferSummary offer={offer} />
          </li>
        ))}
      </Grid>
      <PageLinks
        page={search.page}
        totalPages={found.totalPages}
        pathOf={(page) => searchPath(path, { ...search, page })}
      />
    </Stack>
  );
}

/** What is stated where there is none: none for this text, or none at all. */
export function NoOffers({ path, isNarrowed }: { path: string; isNarrowed: boolean }) {
  return isNarrowed ? (
    <EmptyState
      title={copy.noneFound}
      headingLevel={2}
      action={
        <LinkButton variant="secondary" to={path}>
          {copy.everything}
        </LinkButton>
      }
    >
      {copy.noneFoundDetail}
    </EmptyState>
  ) : (
    <EmptyState title={copy.none} headingLevel={2}>
      {copy.noneDetail}
    </EmptyState>
  );
}

/** Whoever is a jobbeur, or is no one yet, is invited to offer something. */
function Invitation() {
  const { user } = useSession();
  if (user !== null && user.user_type !== "jobbeur") return null;
  const own = ownOffersPath;
  return (
    <Stack as="section" gap={4} aria-labelledby="proposer">
      <h2 id="proposer" className={heading[3]}>
        {copy.askTitle}
      </h2>
      <p className={`${text.soft} ${css.bodyText}`}>{copy.ask}</p>
      <span>
        <LinkButton variant="secondary" to={user === null ? registrationAs("jobbeur") : own}>
          {copy.propose}
        </LinkButton>
      </span>
    </Stack>
  );
}
