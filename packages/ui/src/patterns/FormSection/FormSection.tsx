import { type ReactNode, useId } from "react";
import { heading, text } from "../../styles/text.css.ts";
import * as css from "./FormSection.css.ts";

export interface FormSectionProps {
  /** What the fields are about; its heading. */
  title: string;
  /** Why it is asked, what happens with it. */
  description?: ReactNode;
  /** Fields, one column. */
  children: ReactNode;
  /** Level of the heading, one below that of the heading above. */
  headingLevel?: 2 | 3 | undefined;
}

/** Fields that belong together, under a heading that names them as a group. */
export function FormSection({ title, description, children, headingLevel = 2 }: FormSectionProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.textBlock}>
        <Heading id={id} className={heading[3]}>
          {title}
        </Heading>
        {description ? <div className={text.soft}>{description}</div> : null}
      </div>
      <div className={css.fields}>{children}</div>
    </section>
  );
}
