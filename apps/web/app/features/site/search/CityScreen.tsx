import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, targetLine, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { cityCopy } from "./city.copy.ts";
import type { CityView, NamesakesView } from "./city-view.ts";
import { copy } from "./copy.ts";
import { FoundList } from "./FoundList.tsx";
import * as css from "./Search.css.ts";

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function Links({ links }: { links: CityView["around"] }) {
  return (
    <ul>
      {links.map(({ label, path, count }) => (
        <Inline as="li" key={path} gap={2} align="center" justify="between">
          <Link className={`${targetLine} ${css.link}`} to={path}>
            {label}
          </Link>
          <span className={css.count}>{count}</span>
        </Inline>
      ))}
    </ul>
  );
}

/** /services/{service}/{ville}: who does a thing around a commune, and what is near it [SRCH-03, APP-03]. */
export function CityScreen({ view }: { view: CityView }) {
  const { user } = useSession();
  return (
    <Container>
      <Stack gap={6} className={css.page}>
        <Breadcrumbs crumbs={view.crumbs} />
        <PageHeader
          title={view.title}
          lead={view.lead}
          actions={
            <>
              {view.count > 0 && <LinkButton to={view.searchPath}>{copy.seeAll}</LinkButton>}
              <LinkButton
                variant={view.count > 0 ? "secondary" : "primary"}
                to={user === null ? registrationAs("other") : composePath}
              >
                {copy.publish}
              </LinkButton>
            </>
          }
        />
        <Columns gap={8} ratio="2:1" from="laptop" align="start">
          <Stack gap={6}>
            <Section id="ville-jobbeurs" title={view.count === 0 ? cityCopy.none : copy.people}>
              {view.count === 0 && <p>{cityCopy.noneHelp(view.around.length > 0)}</p>}
              {view.people.length > 0 && (
                <FoundList people={view.people} label={copy.people} headingLevel={3} />
              )}
              {view.others > 0 && (
                <p className={text.soft}>
                  <Link to={view.searchPath}>{cityCopy.hidden(view.others, view.people.length)}</Link>
                </p>
              )}
            </Section>
            <Section id="ville-questions" title={copy.questions}>
              <Stack gap={4} className={css.questions}>
                {view.questions.map(({ question, answer }) => (
                  <Stack gap={1} key={question}>
                    <h3 className={heading[4]}>{question}</h3>
                    <p>{answer}</p>
                  </Stack>
                ))}
              </Stack>
            </Section>
          </Stack>
          <Stack gap={6}>
            {view.around.length > 0 && (
              <Section id="ville-autour" title={copy.around}>
                <Links links={view.around} />
              </Section>
            )}
            {view.neighbours.length > 0 && (
              <Section id="ville-proches" title={copy.neighbours}>
                <Links links={view.neighbours} />
              </Section>
            )}
          </Stack>
        </Columns>
      </Stack>
    </Container>
  );
}

/** The communes that an address may mean. */
export function NamesakesScreen({ view }: { view: NamesakesView }) {
  return (
    <Container>
      <Stack gap={6} className={css.page}>
        <PageHeader title={view.title} />
        <ul>
          {view.communes.map(({ label, path }) => (
            <li key={path}>
              <Link className={`${targetLine} ${css.link}`} to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Container>
  );
}
