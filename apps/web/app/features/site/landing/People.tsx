import { shortName } from "@jobami/api/http/display-text";
import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Stars } from "@jobami/ui/Rating";
import { heading, text } from "@jobami/ui/styles";
import { PersonFace } from "../../../entities/person/index.ts";
import { Link } from "../../../platform/links/index.ts";
import { people as copy } from "./copy.ts";
import * as css from "./LaterSections.css.ts";
import type { LandingView } from "./landing-view.ts";
import { SectionHead } from "./SectionHead.tsx";

/** Who does what is asked for most, with what was written of them; no one there is without. */
export function People({ people }: Pick<LandingView, "people">) {
  if (people.length === 0) return null;
  return (
    <section id="jobbeurs" className={css.section} aria-labelledby="people-title">
      <Container width="wide">
        <CardRow
          label={copy.title}
          head={<SectionHead id="people-title" title={copy.title} lead={copy.lead} />}
        >
          {people.map((one) => (
            <li key={one.path}>
              <ShownPerson {...one} />
            </li>
          ))}
        </CardRow>
      </Container>
    </section>
  );
}

function ShownPerson({ path, person, about, rating, review }: LandingView["people"][number]) {
  return (
    <Stack as={Link} to={path} gap={3} justify="start" className={css.linkCard}>
      <Inline as="span" gap={3} isOneLine align="center">
        <PersonFace person={person} />
        <span>
          <strong className={heading[4]}>{shortName(person)}</strong>
          <br />
          <Stars {...rating} isCompact />
        </span>
      </Inline>
      <span className={text.small}>{about}</span>
      <span>
        <span className={css.review}>{`«\u202f${review.text}\u202f»`}</span>
        <span className={text.small}>{`${copy.by} ${shortName(review.author)}`}</span>
      </span>
    </Stack>
  );
}
