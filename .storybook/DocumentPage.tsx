import type { Guide, Line } from "@jobami/ui/guide";
import { Controls, Primary, Stories, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { MachinePage } from "../tools/stories/machines-of.ts";
import * as css from "./DocumentPage.css.ts";

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

/** What a page knows of the sources of its stories. */
interface About {
  source: string;
  stories: string;
  machines: readonly MachinePage[];
}

const toStory = (id: string) => `./?path=/story/${id}`;

/** Where its code is, and the charts of the machines that it shows. */
function Sources({ source, stories, machines }: About): ReactNode {
  return (
    <Section title="Sources">
      <ul className={css.sources}>
        <li>
          <code>{source}</code>
        </li>
        <li>
          <code>{stories}</code>
        </li>
        {machines.map(({ machine, story }) => (
          <li key={machine}>
            Shows the machine{" "}
            <a href={toStory(story)} target="_top">
              {machine}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The page of a screen: its first story in a frame, as its scripts need, and the way to each of them. */
function ScreenPage({ about }: { about: About | undefined }): ReactNode {
  const { csfFile } = useOf("meta", ["meta"]);
  const [first, ...others] = Object.values(csfFile.stories);
  if (first === undefined) return null;
  return (
    <>
      <Title />
      <Story of={first.moduleExport} inline={false} height="720px" />
      <div className={css.page}>
        <Section title="Every state">
          <ul className={css.cards}>
            {[first, ...others].map(({ id, name }) => (
              <li key={id}>
                <a href={toStory(id)} target="_top">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {about ? <Sources {...about} /> : null}
      </div>
    </>
  );
}

/** The page of a component: when to use it and when something lighter, its parts, its keys, then every state; a screen has its own. */
export function DocumentPage(): ReactNode {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters.guide as Guide | undefined;
  const about = preparedMeta.parameters.about as About | undefined;
  if (guide === undefined) return <ScreenPage about={about} />;
  return (
    <>
      <Title />
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
      <Primary />
      <Controls />
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
        {about ? <Sources {...about} /> : null}
      </div>
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
