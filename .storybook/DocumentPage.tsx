import { Badge } from "@jobami/ui/Badge";
import type { Guide, Line } from "@jobami/ui/guide";
import type { Practice, Sample } from "@jobami/ui/practice";
import { Controls, Primary, Stories, Story, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import type { MachinePage } from "../tools/stories/machines-of.ts";
import * as css from "./DocumentPage.css.ts";
import { OwnWindows } from "./OwnWindows.tsx";
import type { SourceText } from "./source-texts.ts";

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
  sources: readonly SourceText[];
  machines: readonly MachinePage[];
}

const toStory = (id: string) => `./?path=/story/${id}`;

/** Where its code is, and the charts of the machines that it shows. */
function Sources({ sources, machines }: About): ReactNode {
  return (
    <Section title="Sources">
      <ul className={css.sources}>
        {sources.map(({ file, address }) => (
          <li key={file}>
            <a href={address} target="_blank" rel="noreferrer">
              <code>{file}</code>
            </a>
          </li>
        ))}
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

const statusTone = { stable: "success", draft: "warning", deprecated: "danger" } as const;
const statusMeaning = {
  stable: "its API changes with a major version alone",
  draft: "its API may change with any version",
  deprecated: "it goes with the next major version",
} as const;

/** How far others may rely on a component, since when there is one, and the line that brings it. */
function Standing({ guide, about }: { guide: Guide; about: About | undefined }): ReactNode {
  const { status = "stable", since } = guide;
  const [, place = "", name = ""] =
    /src\/(components|layout|patterns)\/(\w+)\//.exec(about?.sources[0]?.file ?? "") ?? [];
  const entry = place === "components" ? name : `${place}/${name}`;
  return (
    <ul className={css.standing}>
      <li>
        <Badge tone={statusTone[status]}>{status}</Badge> {statusMeaning[status]}
      </li>
      <li>
        since @jobami/ui <strong>{since}</strong>
      </li>
      {name === "" ? null : (
        <li>
          <code>{`import { ${name} } from "@jobami/ui/${entry}";`}</code>
        </li>
      )}
    </ul>
  );
}

function Tried({ sample, isRight }: { sample: Sample; isRight: boolean }): ReactNode {
  return (
    <figure className={css.tried} data-right={isRight}>
      <div className={`${css.live} sb-unstyled`} lang="fr">
        {sample.sample}
      </div>
      <figcaption>
        <strong>{isRight ? "Do." : "Don’t."}</strong> <FormattedText>{sample.why}</FormattedText>
      </figcaption>
    </figure>
  );
}

/** How it is used well: live pairs, rules of its texts, and what long text and another direction do to it. */
function InPractice({ practice }: { practice: Practice }): ReactNode {
  return (
    <>
      <Section title="Do and don’t">
        {practice.pairs.map((pair) => (
          <div key={pair.do.why} className={css.pair}>
            <Tried sample={pair.do} isRight />
            <Tried sample={pair.dont} isRight={false} />
          </div>
        ))}
      </Section>
      <Section title="Writing">
        <ul className={css.cards}>
          {practice.writing.map(([rule, example]) => (
            <li key={rule}>
              <strong>{rule}</strong>
              <span>
                <FormattedText>{example}</FormattedText>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Long text, on a phone">
        <div className={`${css.phone} sb-unstyled`} lang="fr">
          {practice.long}
        </div>
      </Section>
      <Section title="From right to left">
        <div className={`${css.phone} sb-unstyled`} dir="rtl" lang="ar">
          {practice.rightToLeft}
        </div>
      </Section>
    </>
  );
}

/** The page of a screen: its first story in a frame, as its scripts need, and the way to each of them. */
function ScreenPage({ about }: { about: About | undefined }): ReactNode {
  const { csfFile } = useOf("meta", ["meta"]);
  const [first, ...others] = Object.values(csfFile.stories);
  if (first === undefined) return null;
  return (
    <>
      <OwnWindows />
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
  const practice = preparedMeta.parameters.practice as Practice | undefined;
  const about = preparedMeta.parameters.about as About | undefined;
  if (guide === undefined) return <ScreenPage about={about} />;
  return (
    <>
      <OwnWindows />
      <Title />
      <div className={css.page}>
        <p className={css.lead}>
          <FormattedText>{guide.use}</FormattedText>
        </p>
        <Standing guide={guide} about={about} />
        {guide.instead.length > 0 ? (
          <Section title="Something else">
            <Lighter lines={guide.instead} />
          </Section>
        ) : null}
      </div>
      <Primary />
      <Controls />
      <div className={css.page}>
        {practice ? <InPractice practice={practice} /> : null}
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
