import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { createContext, type ReactNode, use } from "react";
import { Link } from "../../../platform/links/index.ts";
import { typeset } from "../../../platform/typography/index.ts";
import * as css from "./LegalText.css.ts";
import { type IdentityRow, type LegalBlock, type LegalSection, runsOf } from "./legal-text.ts";

/** Set where leaving would lose something: links of the text open beside the page. */
export const LegalLinksBeside = createContext(false);

/** The id of a section, from its place. */
export function sectionId(index: number): string {
  return `article-${index + 1}`;
}

interface LegalTextProps {
  sections: readonly LegalSection[];
  /** Level of the sections' headings: 2 in a page, 3 in a modal. */
  level: 2 | 3;
}

/** A legal text with its sections, for the page and the modal alike. */
export function LegalText({ sections, level }: LegalTextProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <Stack gap={8}>
      {sections.map((section, index) => (
        <Stack
          as="section"
          key={section.title}
          gap={3}
          className={css.section}
          {...(level === 2 ? { id: sectionId(index) } : {})}
        >
          <Heading className={heading[level === 2 ? 3 : 4]}>
            {index + 1}. {typeset(section.title)}
          </Heading>
          {section.blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p className={css.paragraph}>
        <Runs text={block} />
      </p>
    );
  if ("rows" in block) return <Identity rows={block.rows} />;
  return (
    <Stack as="ul" gap={2} className={css.list}>
      {block.map((item) => (
        <li key={item}>
          <Runs text={item} />
        </li>
      ))}
    </Stack>
  );
}

/** What is known of the operator, then what is not: nothing is invented. */
function Identity({ rows }: { rows: readonly IdentityRow[] }) {
  const known = rows.filter(({ value }) => value !== undefined);
  const unknown = rows.filter(({ value }) => value === undefined).map(({ label }) => label);
  return (
    <>
      {known.length > 0 && (
        <Stack as="dl" gap={3}>
          {known.map(({ label, value }) => (
            <Columns key={label} ratio="16rem:1" from="tablet" gap={1} align="baseline">
              <dt className={css.label}>{typeset(label)}</dt>
              <dd className={css.value}>{value}</dd>
            </Columns>
          ))}
        </Stack>
      )}
      {unknown.length > 0 && (
        <p className={text.faint}>
          {typeset(`Non communiqué à ce jour par l'exploitant : ${inASentence(unknown)}.`)}
        </p>
      )}
    </>
  );
}

/** Labels as they stand in a sentence: « forme juridique, capital social, numéro de TVA… ». */
function inASentence(labels: readonly string[]): string {
  return labels.map((label) => label.charAt(0).toLowerCase() + label.slice(1)).join(", ");
}

function Runs({ text }: { text: string }) {
  return runsOf(text).map((run) =>
    run.to === null ? (
      run.text
    ) : (
      <TextLink key={run.to} to={run.to}>
        {run.text}
      </TextLink>
    ),
  );
}

function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const isBeside = use(LegalLinksBeside);
  if (isBeside || !to.startsWith("/"))
    return (
      <a
        className={link}
        href={to}
        {...(to.startsWith("mailto:") ? {} : { target: "_blank", rel: "noreferrer" })}
      >
        {children}
      </a>
    );
  return (
    <Link className={link} to={to}>
      {children}
    </Link>
  );
}
