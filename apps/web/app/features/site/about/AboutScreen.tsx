import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Street } from "@jobami/ui/Street";
import { heading, text } from "@jobami/ui/styles";
import { Check, X } from "lucide-react";
import { contactPath, legalNoticePath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useBrand, usePageFacts } from "../../../platform/page/index.ts";
import * as css from "./About.css.ts";
import { copy } from "./copy.ts";

/** /a-propos: what the product is for, where its part ends, and who answers for it. */
export function AboutScreen({ services }: { services: number }) {
  return (
    <>
      <section className={css.hero} aria-labelledby="a-propos">
        <Container width="wide">
          <Stack gap={5} className={css.heroText}>
            <h1 id="a-propos" className={heading.display}>
              {copy.title}
            </h1>
            <p className={text.lead}>{copy.lead}</p>
          </Stack>
        </Container>
        <Street seed="rue des voisins d’à côté" />
      </section>
      <Role />
      <Figures services={services} />
      <Principles />
      <Who />
    </>
  );
}

function Role() {
  return (
    <section className={css.plain} aria-labelledby="role">
      <Container width="wide">
        <Stack gap={8}>
          <h2 id="role" className={heading[1]}>
            {copy.roleTitle}
          </h2>
          <Columns from="laptop" gap={6}>
            <Stack gap={4} justify="start" className={css.role}>
              <h3 className={heading[3]}>{copy.does.title}</h3>
              <Lines list={copy.does.list} isDone />
            </Stack>
            <Stack gap={4} justify="start" className={css.limits}>
              <h3 className={heading[3]}>{copy.doesNot.title}</h3>
              <Lines list={copy.doesNot.list} isDone={false} />
            </Stack>
          </Columns>
        </Stack>
      </Container>
    </section>
  );
}

function Lines({ list, isDone }: { list: readonly string[]; isDone: boolean }) {
  const Mark = isDone ? Check : X;
  return (
    <Stack as="ul" gap={3}>
      {list.map((line) => (
        <Inline as="li" key={line} gap={3} isOneLine>
          <Mark className={isDone ? css.mark : css.cross} size={20} strokeWidth={2.25} aria-hidden="true" />
          {line}
        </Inline>
      ))}
    </Stack>
  );
}

function Figures({ services }: { services: number }) {
  const figures = [
    [String(services), copy.services],
    [copy.everywhere, copy.communes],
    ["0\u00a0%", copy.commission],
  ] as const;
  return (
    <section className={css.sunken} aria-labelledby="nombres">
      <Container width="wide">
        <Stack gap={8}>
          <h2 id="nombres" className={heading[2]}>
            {copy.figuresTitle}
          </h2>
          <Grid as="ul" columns={{ laptop: 3 }} gap={10} rowGap={8}>
            {figures.map(([figure, label]) => (
              <Stack as="li" gap={2} key={label}>
                <span className={css.figure}>{figure}</span>
                <span className={text.lead}>{label}</span>
              </Stack>
            ))}
          </Grid>
        </Stack>
      </Container>
    </section>
  );
}

function Principles() {
  return (
    <section className={css.plain} aria-labelledby="principes">
      <Container width="wide">
        <Columns ratio="16rem:1" from="laptop" gap={12} rowGap={6}>
          <h2 id="principes" className={heading[1]}>
            {copy.principlesTitle}
          </h2>
          <ul className={css.principles}>
            {copy.principles.map((principle) => (
              <Stack as="li" gap={2} key={principle.title} className={css.principle}>
                <h3 className={heading[4]}>{principle.title}</h3>
                <p className={text.soft}>{principle.text}</p>
              </Stack>
            ))}
          </ul>
        </Columns>
      </Container>
    </section>
  );
}

function Who() {
  const { name, city } = useBrand();
  const { companyName } = usePageFacts().publisher;
  return (
    <section className={css.sunken} aria-labelledby="qui">
      <Container width="wide">
        <Columns ratio="1:auto" from="laptop" gap={10} rowGap={6} align="center">
          <Stack gap={2}>
            <h2 id="qui" className={heading[2]}>
              {copy.whoTitle}
            </h2>
            <p className={text.lead}>
              {companyName === undefined
                ? copy.whoUnknown(name)
                : `${copy.who(name)} ${companyName}, à ${city}.`}
            </p>
          </Stack>
          <Inline gap={3} stackedBelow="tablet">
            <LinkButton to={contactPath}>{copy.write}</LinkButton>
            <LinkButton variant="secondary" to={legalNoticePath}>
              {copy.legal}
            </LinkButton>
          </Inline>
        </Columns>
      </Container>
    </section>
  );
}
