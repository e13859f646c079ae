import { heading, link } from "@jobami/ui/styles";
import { createContext, type ReactNode, use } from "react";
import { Link } from "react-router";
import * as css from "./LegalText.css.ts";
import { type LegalBlock, type LegalSection, runsOf, typeset } from "./legal-text.ts";

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
    <article className={css.article}>
      {sections.map((section, index) => (
        <section
          key={section.title}
          className={css.section}
          {...(level === 2 ? { id: sectionId(index) } : {})}
        >
          <Heading className={heading[level === 2 ? 3 : 4]}>
            {index + 1}. {typeset(section.title)}
          </Heading>
          {section.blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </article>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string")
    return (
      <p className={css.paragraph}>
        <Runs text={block} />
      </p>
    );
  if ("rows" in block)
    return (
      <dl className={css.identity}>
        {block.rows.map(({ label, value }) => (
          <div key={label} className={css.row}>
            <dt className={css.label}>{typeset(label)}</dt>
            <dd className={css.value}>{value ?? "Non communiqué"}</dd>
          </div>
        ))}
      </dl>
    );
  return (
    <ul className={css.list}>
      {block.map((item) => (
        <li key={item}>
          <Runs text={item} />
        </li>
      ))}
    </ul>
  );
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
