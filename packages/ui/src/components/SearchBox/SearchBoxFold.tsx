import { Search } from "lucide-react";
import type { ReactNode } from "react";
import * as css from "./SearchBoxFold.css.ts";

export interface SearchBoxFoldProps {
  /** What was searched, in one line: « Montage de meubles · Lyon ». */
  summary: string;
  /** What opens the box, and what closes it. */
  labels: { open: string; close: string };
  /** The SearchBox. */
  children: ReactNode;
}

/** A search that was made, in one line on a phone so that what was found is in sight; its box opens in place. The focus stays: in a field that suggests it would open a list over the others. */
export function SearchBoxFold({ summary, labels, children }: SearchBoxFoldProps): ReactNode {
  return (
    <details className={css.fold}>
      <summary className={css.line}>
        <Search size={20} strokeWidth={1.75} />
        <span className={css.asked}>{summary}</span>
        <span className={css.whileClosed}>{labels.open}</span>
        <span className={css.whileOpen}>{labels.close}</span>
      </summary>
      {children}
    </details>
  );
}
