import type { FaqView } from "@jobami/machines/support/faq";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { text } from "@jobami/ui/styles";
import { copy, pageText } from "./copy.ts";
import * as css from "./FaqSection.css.ts";

interface FaqPagesProps {
  view: FaqView;
  onPrevious: () => void;
  onNext: () => void;
  onToggleAll: () => void;
}

/** The ways to the other questions, where there are more than a page holds. */
export function FaqPages({ view, onPrevious, onNext, onToggleAll }: FaqPagesProps) {
  if (!view.canShowAll) return null;
  return (
    <Inline gap={4} rowGap={2} align="center" justify="center" className={css.pages}>
      {!view.showsAll && (
        <>
          <Button variant="secondary" isDisabled={!view.hasPrevious} onClick={onPrevious}>
            {copy.previous}
          </Button>
          <p role="status" className={text.soft}>
            {pageText(view.page, view.pageCount)}
          </p>
          <Button variant="secondary" isDisabled={!view.hasNext} onClick={onNext}>
            {copy.next}
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={onToggleAll}>
        {view.showsAll ? copy.showLess : copy.showAll}
      </Button>
    </Inline>
  );
}
