import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { withWish } from "../../../entities/service/index.ts";
import { composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { Link } from "../../../platform/links/index.ts";
import { services as copy } from "./copy.ts";
import * as css from "./LaterSections.css.ts";
import type { LandingView } from "./landing-view.ts";
import { SectionHead } from "./SectionHead.tsx";
import type { serviceIcons } from "./service-icons.ts";

interface ServicesProps extends Pick<LandingView, "services"> {
  isSignedIn: boolean;
  /** Handed over by the first part of the page, which shares them with others: with this one, every page would fetch them. */
  icons: typeof serviceIcons;
}

/** What is asked for most; each leads on to asking for it [LAND-16, LAND-17, LAND-18]. */
export function Services({ isSignedIn, services, icons }: ServicesProps) {
  const to = isSignedIn ? composePath : registrationAs("other");
  return (
    <section id="services" className={css.section} aria-labelledby="services-title">
      <Container width="wide">
        <CardRow
          label={copy.title}
          width="small"
          head={<SectionHead id="services-title" title={copy.title} lead={copy.lead} />}
        >
          {services.map(({ slug, label, isPopular }) => {
            const Icon = icons[slug];
            return (
              <li key={slug}>
                <Stack
                  as={Link}
                  gap={2}
                  align="start"
                  justify="start"
                  className={css.linkCard}
                  to={withWish(to, { category: slug })}
                >
                  <Icon className={css.icon} size={28} strokeWidth={1.75} />
                  <span className={heading[4]}>{label}</span>
                  {isPopular && <span className={css.popular}>{copy.popular}</span>}
                </Stack>
              </li>
            );
          })}
        </CardRow>
      </Container>
    </section>
  );
}
