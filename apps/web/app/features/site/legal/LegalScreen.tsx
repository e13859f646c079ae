import { Container } from "@jobami/ui/Container";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, link, text } from "@jobami/ui/styles";
import { typeset } from "../../../platform/typography/index.ts";
import * as css from "./LegalText.css.ts";
import { LegalText, sectionId } from "./LegalText.tsx";
import { legalDate, legalPages } from "./legal-pages.ts";
import type { LegalSection } from "./legal-text.ts";

interface LegalScreenProps {
  page: keyof typeof legalPages;
  sections: readonly LegalSection[];
}

/** A legal text as a page of its own, with its table of contents; prints as it reads. */
export function LegalScreen({ page, sections }: LegalScreenProps) {
  const { title, subtitle } = legalPages[page];
  return (
    <Container width="text">
      <Stack gap={6} className={css.screen}>
        <PageHeader
          title={typeset(title)}
          lead={typeset(subtitle)}
          meta={<p className={text.small}>En vigueur depuis le {legalDate}</p>}
        />
        <Stack as="nav" gap={2} aria-labelledby="sommaire" data-print="hidden">
          <h2 id="sommaire" className={heading[4]}>
            Sommaire
          </h2>
          <ol>
            {sections.map((section, index) => (
              <li key={section.title}>
                <a className={`${link} ${css.contentsLink}`} href={`#${sectionId(index)}`}>
                  {index + 1}. {typeset(section.title)}
                </a>
              </li>
            ))}
          </ol>
        </Stack>
        <LegalText sections={sections} level={2} />
      </Stack>
    </Container>
  );
}
