import type { ReactElement, ReactNode } from "react";
import { Copy } from "./Copy.tsx";
import * as css from "./gallery.css.ts";

/** A part of a page of foundations: what it is about, and its samples. */
export function Section({
  title,
  about,
  children,
}: {
  title: string;
  about: string;
  children: ReactNode;
}): ReactElement {
  return (
    <section className={css.section}>
      <h2 className={css.title}>{title}</h2>
      <p className={css.lead}>{about}</p>
      {children}
    </section>
  );
}

/** A step of a scale: what it is called in code, its value, what it is for, and how it is drawn. */
export interface Step {
  /** As components write it: `vars.space[4]`. */
  code: string;
  value: string;
  use?: string | undefined;
  drawing: ReactNode;
}

/** The steps of a scale below each other, each copied at a press. */
export function Scale({ steps }: { steps: readonly Step[] }): ReactElement {
  return (
    <ul className={css.rows}>
      {steps.map(({ code, value, use, drawing }) => (
        <li key={code} className={css.row}>
          <div className={css.facts}>
            <Copy code={code} />
            <Copy code={value} />
            {use ? <p className={css.faint}>{use}</p> : null}
          </div>
          <div>{drawing}</div>
        </li>
      ))}
    </ul>
  );
}
