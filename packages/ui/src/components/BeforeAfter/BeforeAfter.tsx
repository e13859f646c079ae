import type { ReactNode } from "react";
import * as css from "./BeforeAfter.css.ts";

/** A picture, and where it can be seen large. */
export interface ShownPicture {
  src: string;
  href?: string | undefined;
}

export interface BeforeAfterProps {
  /** What is shown, briefly: the pictures are named by it. */
  title: string;
  /** The picture that was taken last. */
  after: ShownPicture;
  /** What was there before; without it there is one picture. */
  before?: ShownPicture | null | undefined;
  /** Its own texts, in another wording. */
  labels?: typeof beforeAfterLabels;
}

const beforeAfterLabels = {
  before: "Avant",
  after: "Après",
  /** What a picture is for those who do not see it. */
  named: (title: string, moment: string) => `${title}, ${moment.toLowerCase()}`,
};

function Shown({ of, alt, moment }: { of: ShownPicture; alt: string; moment: string | null }): ReactNode {
  const image = <img className={css.image} src={of.src} alt={alt} loading="lazy" />;
  return (
    <div className={css.picture}>
      {of.href === undefined ? (
        image
      ) : (
        <a className={css.link} href={of.href} target="_blank" rel="noreferrer">
          {image}
        </a>
      )}
      {moment !== null && (
        <span className={css.moment} aria-hidden="true">
          {moment}
        </span>
      )}
    </div>
  );
}

/** Work done, as a picture or as two: what was there before, and what it became. */
export function BeforeAfter({
  title,
  after,
  before,
  labels = beforeAfterLabels,
}: BeforeAfterProps): ReactNode {
  if (before == null)
    return (
      <div className={css.pictures}>
        <Shown of={after} alt={title} moment={null} />
      </div>
    );
  return (
    <div className={css.pictures}>
      <Shown of={before} alt={labels.named(title, labels.before)} moment={labels.before} />
      <Shown of={after} alt={labels.named(title, labels.after)} moment={labels.after} />
    </div>
  );
}
