import { Check, Copy as CopyIcon } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import { announce } from "../announce.ts";
import * as css from "./gallery.css.ts";

const shownMs = 2_000;

/** A piece of code that is copied at a press. Where the browser refuses, its text is there to be selected. */
export function Copy({ code }: { code: string }): ReactElement {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      announce(`Copied: ${code}`);
      setOutcome("copied");
    } catch {
      announce("The browser does not allow copying. Select the text instead.");
      setOutcome("refused");
    }
  }
  return (
    <button
      type="button"
      className={css.copy}
      data-outcome={outcome}
      aria-label={`Copy ${code}`}
      onClick={copy}
    >
      <code>{code}</code>
      {outcome === "copied" ? (
        <Check size={16} strokeWidth={1.75} />
      ) : (
        <CopyIcon size={16} strokeWidth={1.75} />
      )}
    </button>
  );
}
