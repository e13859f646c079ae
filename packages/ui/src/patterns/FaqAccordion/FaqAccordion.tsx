import { ChevronDown } from "lucide-react";
import { type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { ScrollRegion } from "../../internal/ScrollRegion.tsx";
import { heading } from "../../styles/text.css.ts";
import * as css from "./FaqAccordion.css.ts";

/** A question with its answer. */
export interface FaqQuestion {
  /** Names it in the address: `#faq-…`. */
  id: string;
  question: string;
  answer: ReactNode;
  isOpen: boolean;
}

export interface FaqAccordionProps {
  /** The questions in their order, each with whether it is open. */
  questions: readonly FaqQuestion[];
  /** A question was pressed; its owner declares which open or close with it. */
  onToggle: (id: string) => void;
  /** The page was just changed: what it holds fades in, in 300 ms. */
  isFading?: boolean | undefined;
  /** Level of the questions' headings. */
  level?: 3 | 4 | undefined;
}

/** The element of a question in its page. */
export function faqQuestionId(id: string): string {
  return `faq-${id}`;
}

/** Questions that open on their answers, in rows of two where there is room. Native disclosures: they open before any script runs, and when searched in the page. */
export function FaqAccordion({
  questions,
  onToggle,
  isFading = false,
  level = 3,
}: FaqAccordionProps): ReactElement {
  return (
    <div className={css.rows} data-fading={isFading || undefined}>
      {questions.map((question) => (
        <Question key={question.id} {...question} onToggle={onToggle} Heading={`h${level}`} />
      ))}
    </div>
  );
}

interface QuestionProps extends FaqQuestion {
  onToggle: (id: string) => void;
  Heading: "h3" | "h4";
}

function Question({ id, question, answer, isOpen, onToggle, Heading }: QuestionProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null);
  // The browser may have opened it by itself: before the page was taken over, or to show what was searched for.
  const follow = () => {
    if (details.current !== null && details.current.open !== isOpen) onToggle(id);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was open when the page was taken over.
  useEffect(follow, []);
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onToggle(id);
  };
  return (
    <details ref={details} id={faqQuestionId(id)} className={css.question} open={isOpen} onToggle={follow}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is the button of its details. */}
      <summary className={css.summary} onClick={press}>
        <Heading className={heading[4]}>{question}</Heading>
        <ChevronDown className={css.sign} size={22} strokeWidth={1.75} />
      </summary>
      <ScrollRegion label={question} className={css.answer}>
        <div>{answer}</div>
      </ScrollRegion>
    </details>
  );
}
