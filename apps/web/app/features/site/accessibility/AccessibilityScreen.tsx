import { Container } from "@jobami/ui/Container";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { contactPath, loginPath, registrationPath } from "../../../generated/paths.ts";
import { Link, LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { typeset } from "../../../platform/typography/index.ts";
import { copy } from "./copy.ts";
import type { AccessibilityStatement } from "./statement.ts";

/** /accessibilite: the statement that the law asks for, with figures of the table in the repository. */
export function AccessibilityScreen({ statement }: { statement: AccessibilityStatement }) {
  const { notMet, unjudged, pages } = statement;
  const { user } = useSession();
  // Who is signed in is led on from there.
  const isLedOn = (path: string) => user !== null && (path === loginPath || path === registrationPath);
  return (
    <Container width="text">
      <Stack gap={8}>
        <PageHeader title={copy.title} lead={copy.lead} />
        <Part title={copy.state}>
          <p>{typeset(copy.stateText(statement))}</p>
        </Part>
        <Part title={copy.settings}>
          <p>{typeset(copy.settingsText)}</p>
        </Part>
        <Part title={copy.contact}>
          <p>{typeset(copy.contactText)}</p>
          <div>
            <LinkButton to={contactPath}>{copy.contactAction}</LinkButton>
          </div>
        </Part>
        {notMet.length > 0 && (
          <Part title={copy.notMet}>
            <DescriptionList
              entries={notMet.map(({ id, asks, why }) => ({ term: `${id} ${asks}`, details: typeset(why) }))}
            />
          </Part>
        )}
        <Part title={copy.unjudged}>
          <p className={text.soft}>{copy.unjudgedText}</p>
          <DescriptionList
            entries={unjudged.map(({ id, asks, how }) => ({ term: `${id} ${asks}`, details: typeset(how) }))}
          />
        </Part>
        <Part title={copy.tools}>
          <ul>
            {copy.toolsList.map((line) => (
              <li key={line}>{typeset(line)}</li>
            ))}
          </ul>
        </Part>
        <Part title={copy.pages}>
          <ul>
            {pages.map(({ name, path }) => (
              <li key={name}>
                {path === null || isLedOn(path) ? (
                  name
                ) : (
                  <Link className={`${link} ${targetLine}`} to={path}>
                    {name}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Part>
        <Part title={copy.recourse}>
          <p>{typeset(copy.recourseText)}</p>
        </Part>
        <Part title={copy.made}>
          <p>{typeset(copy.madeText)}</p>
        </Part>
      </Stack>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <h2 className={heading[2]}>{title}</h2>
      {children}
    </Stack>
  );
}
