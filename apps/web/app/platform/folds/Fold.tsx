import { Disclosure } from "@jobami/ui/Disclosure";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import * as css from "./Fold.css.ts";

interface FoldProps {
  /** What an address names it by. */
  id: string;
  title: string;
  /** Beside its title: how it stands. */
  state?: ReactNode;
  /** Not folded where the page has little else to show; what came open stays open, with what is typed in it. */
  isFolded?: boolean;
  children: ReactNode;
}

/** A part of a page below what counts first: behind its title, until it is asked for, or the address names it; printed with the rest. */
export function Fold({ id, title, state, isFolded = true, children }: FoldProps) {
  const { hash, key } = useLocation();
  const [folds] = useState(isFolded);
  const part = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is led to
  useEffect(() => {
    if (hash === `#${id}` && part.current !== null) openFold(part.current);
  }, [hash, id, key]);
  const headline = (
    <h2 id={`${id}-titre`} className={heading[3]}>
      {title}
    </h2>
  );
  return (
    <section ref={part} id={id} tabIndex={-1} className={css.part} aria-labelledby={`${id}-titre`}>
      {folds ? (
        <Disclosure
          summary={
            <>
              {headline}
              {state}
            </>
          }
        >
          {children}
        </Disclosure>
      ) : (
        <Stack gap={4}>
          {headline}
          {children}
        </Stack>
      )}
    </section>
  );
}

function openFold(part: HTMLElement): void {
  const details = part.querySelector("details");
  if (details !== null) details.open = true;
  part.scrollIntoView({ block: "start" });
  part.focus({ preventScroll: true });
}
