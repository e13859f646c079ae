import type { ReactNode } from "react";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { counter } from "./TextArea.css.ts";

const spoken = 20;

function text(left: number): string {
  const count = Math.abs(left).toLocaleString("fr-FR");
  const unit = Math.abs(left) > 1 ? "caractères" : "caractère";
  return left < 0
    ? `${count} ${unit} de trop`
    : `${count} ${unit} restants`.replace(/e restants$/, "e restant");
}

/** Characters typed out of those allowed; spoken only near and past the end. */
export function Counter({ count, max }: { count: number; max: number }): ReactNode {
  const left = max - count;
  return (
    <p className={counter} data-over={left < 0 ? "" : undefined}>
      <span aria-hidden="true">
        {left < 0 ? text(left) : `${count.toLocaleString("fr-FR")} / ${max.toLocaleString("fr-FR")}`}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {left <= spoken ? text(left) : ""}
      </span>
    </p>
  );
}
