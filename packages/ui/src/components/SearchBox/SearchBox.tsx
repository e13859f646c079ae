import { Search } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Columns } from "../../layout/Columns/index.ts";
import { Button } from "../Button/index.ts";
import * as css from "./SearchBox.css.ts";

export interface SearchBoxProps
  extends Pick<ComponentProps<"form">, "ref" | "action" | "onSubmit" | "onFocus" | "onPointerEnter"> {
  /** Names the search among others of the page. */
  label: string;
  submitLabel: string;
  /** What is sent along with the fields. */
  hidden?: readonly (readonly [name: string, value: string])[] | undefined;
  /** What to look for, and where: plain text fields, or those that suggest. */
  children: ReactNode;
}

/** A search by several fields: a form that any browser sends by itself. One field: SearchField. */
export function SearchBox({ label, submitLabel, hidden = [], children, ...form }: SearchBoxProps): ReactNode {
  return (
    <search aria-label={label}>
      <form {...form} className={css.box}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Columns ratio="1:auto" from="laptop" gap={4} rowGap={4}>
          <div className={css.fields}>{children}</div>
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
