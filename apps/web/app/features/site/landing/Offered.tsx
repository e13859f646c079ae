import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { partnerOffersPath } from "../../../generated/paths.ts";
import { Link } from "../../../platform/links/index.ts";
import { offered } from "./copy.ts";
import * as css from "./LaterSections.css.ts";
import type { OfferView } from "./landing-view.ts";
import { SectionHead } from "./SectionHead.tsx";

const head = (
  <SectionHead
    id="offers-title"
    title={offered.title}
    lead={
      <>
        {offered.lead}{" "}
        <Link className={link} to={partnerOffersPath}>
          {offered.all}
        </Link>
      </>
    }
  />
);

/** What partners offer now, and the way to all of it [LAND-12]. */
export function PartnerOffers({ offers }: { offers: readonly OfferView[] }) {
  return (
    <section id="offres" className={css.section} aria-labelledby="offers-title">
      <Container width="wide">
        {offers.length > 0 ? (
          <CardRow label={offered.title} width="third" head={head}>
            {offers.map(({ id, path, advantage, title, about, days }) => (
              <li key={id}>
                <Stack as={Link} to={path} gap={1} justify="start" className={css.linkCard}>
                  <strong className={`${heading[2]} ${css.advantage}`}>{advantage}</strong>
                  <span className={heading[4]}>{title}</span>
                  <span className={text.soft}>{about}</span>
                  <span className={text.small}>{days}</span>
                </Stack>
              </li>
            ))}
          </CardRow>
        ) : (
          <Stack gap={4}>
            {head}
            <p>{offered.none}</p>
          </Stack>
        )}
      </Container>
    </section>
  );
}
