import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Columns } from "../../layout/Columns/index.ts";
import { Button } from "../Button/index.ts";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxProps
  extends Pick<ComponentProps<"form">, "ref" | "action" | "onSubmit" | "onFocus" | "onPointerEnter"> {
  /** Names the search among others of the page. */
  label: string;
  /** Text of the button that searches. */
  submitLabel: string;
  /** What is sent along with the fields. */
  hidden?: readonly (readonly [name: string, value: string])[] | undefined;
  /** What to look for, and where: plain text fields, or those that suggest. */
  children: ReactNode;
  /** A third field, of few answers: SearchBoxSelect. */
  more?: ReactNode;
}

/** A search by several fields: a form that any browser sends by itself. One field: SearchField. */
export function SearchBox({
  label,
  submitLabel,
  hidden = [],
  children,
  more,
  ...form
}: SearchBoxProps): ReactNode {
  return (
    <search aria-label={label}>
      <form {...form} className={css.box}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Columns ratio="1:auto" from="laptop" gap={4} rowGap={4}>
          <Columns ratio={more ? "1.4:1:1" : "1:1"} from="tablet" gap={4} rowGap={4}>
            {children}
            {more}
          </Columns>
          <span className={css.send}>
            <Button type="submit" icon={<Search size={18} />}>
              {submitLabel}
            </Button>
          </span>
        </Columns>
      </form>
    </search>
  );
}
