import type { FaqView } from "@jobami/machines/flows/faq";
import { Button } from "@jobami/ui/Button";
import { text } from "@jobami/ui/styles";
import { pageText, words } from "./copy.ts";
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
    <div className={css.pages}>
      {!view.showsAll && (
        <>
          <Button variant="secondary" isDisabled={!view.hasPrevious} onClick={onPrevious}>
            {words.previous}
          </Button>
          <p role="status" className={text.soft}>
            {pageText(view.page, view.pageCount)}
          </p>
          <Button variant="secondary" isDisabled={!view.hasNext} onClick={onNext}>
            {words.next}
          </Button>
        </>
      )}
      <Button variant="ghost" onClick={onToggleAll}>
        {view.showsAll ? words.showLess : words.showAll}
      </Button>
    </div>
  );
}
