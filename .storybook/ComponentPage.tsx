import type { Guide, Line } from "@jobami/ui/guide";
import { Controls, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import * as css from "./ComponentPage.css.ts";

/** `code` between backticks, everything else as it is. */
function FormattedText({ children }: { children: string }): ReactNode {
  return children.split("`").map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Lighter({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ul className={css.cards}>
      {lines.map(([name, when]) => (
        <li key={name}>
          <strong>
            <FormattedText>{name}</FormattedText>
          </strong>
          <span>
            when <FormattedText>{when}</FormattedText>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Anatomy({ lines }: { lines: readonly Line[] }): ReactNode {
  return (
    <ol className={css.anatomy}>
      {lines.map(([part, what]) => (
        <li key={part}>
          <strong>{part}</strong>
          <span>
            <FormattedText>{what}</FormattedText>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Keyboard({ lines, apg }: { lines: readonly Line[]; apg: string | undefined }): ReactNode {
  return (
    <>
      <table className={css.keyboard}>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([keys, what]) => (
            <tr key={`${keys} ${what}`}>
              <th scope="row">
                {keys.split(", ").map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>
                <FormattedText>{what}</FormattedText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {apg ? (
        <p className={css.source}>
          It follows the{" "}
          <a href={`https://www.w3.org/WAI/ARIA/apg/patterns/${apg}/`} target="_blank" rel="noreferrer">
            W3C pattern {apg}
          </a>
          ; docs/accessibility.md names the story that proves each of its rows.
        </p>
      ) : null}
    </>
  );
}

/** The page of a component: when to use it and when something lighter, its parts, its keys, then every state. */
export function ComponentPage(): ReactNode {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  return (
    <>
      <Title />
      {guide ? (
        <div className={css.page}>
          <p className={css.lead}>
            <FormattedText>{guide.use}</FormattedText>
          </p>
          {guide.instead.length > 0 ? (
            <Section title="Something else">
              <Lighter lines={guide.instead} />
            </Section>
          ) : null}
        </div>
      ) : null}
      <Primary />
      <Controls />
      {guide && guide.anatomy.length + guide.keyboard.length > 0 ? (
        <div className={css.page}>
          {guide.anatomy.length > 0 ? (
            <Section title="Anatomy">
              <Anatomy lines={guide.anatomy} />
            </Section>
          ) : null}
          {guide.keyboard.length > 0 ? (
            <Section title="Keyboard">
              <Keyboard lines={guide.keyboard} apg={guide.apg} />
            </Section>
          ) : null}
        </div>
      ) : null}
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
