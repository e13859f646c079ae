import { Container } from "@jobami/ui/Container";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Link } from "react-router";
import { partnerOffersPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { offered } from "./copy.ts";
import * as page from "./LaterSections.css.ts";
import type { OfferView } from "./landing-view.ts";
import * as css from "./Offered.css.ts";
import * as pricing from "./Pricing.css.ts";

/** What partners offer now, and the way to all of it [LAND-12]. */
export function PartnerOffers({ offers }: { offers: readonly OfferView[] }) {
  return (
    <section id="offres" className={page.section} aria-labelledby="offers-title">
      <Container width="wide">
        <Stack gap={8}>
          <Stack gap={3} className={pricing.head}>
            <h2 id="offers-title" className={heading[1]}>
              {offered.title}
            </h2>
            <p className={text.lead}>{offered.lead}</p>
          </Stack>
          {offers.length > 0 ? (
            <Grid as="ul" columns={{ tablet: 2, laptop: 3 }} gap={4}>
              {offers.map(({ id, path, advantage, title, about, days }) => (
                <Stack as="li" key={id}>
                  <Stack as={Link} to={path} gap={2} justify="start" className={`${page.trade} ${css.offer}`}>
                    <strong className={`${heading[2]} ${css.advantage}`}>{advantage}</strong>
                    <span className={heading[4]}>{title}</span>
                    <span className={text.soft}>{about}</span>
                    <span className={text.small}>{days}</span>
                  </Stack>
                </Stack>
              ))}
            </Grid>
          ) : (
            <p>{offered.none}</p>
          )}
          <span>
            <LinkButton variant="secondary" to={partnerOffersPath}>
              {offered.all}
            </LinkButton>
          </span>
        </Stack>
      </Container>
    </section>
  );
}
