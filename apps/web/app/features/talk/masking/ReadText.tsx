import { displayText } from "@jobami/api/http/display-text";
import { hiddenMark } from "@jobami/api/masking/mark";
import type { Masked } from "@jobami/api/masking/masked";
import { lazy, Suspense } from "react";
import { copy } from "./copy.ts";
import * as css from "./masking.css.ts";

const OwnText = lazy(async () => ({ default: (await import("./OwnText.tsx")).OwnText }));

interface ReadTextProps {
  text: string;
  /** What others do not read of it, for who wrote it. */
  masked: Masked | null | undefined;
  className: string;
  /** What is read of it is another now. */
  onChange: () => void;
}

/** A text as its reader may read it: with what others do not read marked, for who wrote it; else with why a part is masked. */
export function ReadText({ text, masked, className, onChange }: ReadTextProps) {
  const plain = <p className={className}>{displayText(text)}</p>;
  if (masked)
    return (
      <Suspense fallback={plain}>
        <OwnText text={text} masked={masked} className={className} onChange={onChange} />
      </Suspense>
    );
  return text.includes(hiddenMark) ? (
    <div>
      {plain}
      <p className={css.why}>{copy.hint}</p>
    </div>
  ) : (
    plain
  );
}
