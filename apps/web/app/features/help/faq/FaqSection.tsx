import { createFaqMachine, type FaqItem, faqView } from "@jobami/machines/support/faq";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { FaqAccordion, faqQuestionId } from "@jobami/ui/patterns/FaqAccordion";
import { heading, text } from "@jobami/ui/styles";
import { useCallback, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { typedSoFar } from "../../../platform/forms/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { copy } from "./copy.ts";
import { FaqPages } from "./FaqPages.tsx";
import { FaqPicture } from "./FaqPicture.tsx";
import { FaqSearch, searchFieldId } from "./FaqSearch.tsx";
import * as css from "./FaqSection.css.ts";
import { scrollToTop } from "./scroll.ts";

/** How searches compare texts: what is written alike, until the folding of all searches has come. */
let folded = (text: string) => text.trim().toLowerCase();
let folding: Promise<void> | undefined;
/** Loads that folding, with the first letter that is typed. */
function loadFolding(): Promise<void> {
  folding ??= import("@jobami/api/http/folded").then(
    (loaded) => {
      folded = loaded.folded;
    },
    // What is written alike is found all the same.
    () => undefined,
  );
  return folding;
}
const machine = createFaqMachine({ folded: (text) => folded(text) });
/** Before a browser measures it the window counts as wide; what is shown first is the same. */
const assumedWidth = 1280;

export interface FaqSectionProps {
  questions: readonly FaqItem[];
  /** Below other help it is closer to it, and without its picture. */
  isWithinHelp?: boolean;
}

/** The help section: questions to search, by subject, six a page [FAQ-01]. */
export function FaqSection({ questions, isWithinHelp = false }: FaqSectionProps) {
  const accordion = useRef<HTMLDivElement>(null);
  const [snapshot, send] = useFlow(
    machine,
    { items: questions, width: globalThis.innerWidth ?? assumedWidth },
    {
      "scroll.requested": (asked) =>
        scrollToTop(
          asked.to === "accordion"
            ? () => accordion.current
            : () => document.getElementById(faqQuestionId(asked.id)),
        ),
    },
  );
  const { hash } = useLocation();
  const sought = useRef("");
  const search = useCallback(
    (typed: string) => {
      sought.current = typed;
      send({ type: "search.changed", text: typed });
      if (folding === undefined)
        void loadFolding().then(() => send({ type: "search.changed", text: sought.current }));
    },
    [send],
  );
  useEffect(() => {
    const typed = typedSoFar(searchFieldId);
    if (typed !== "") search(typed);
    const measure = () => send({ type: "window.resized", width: globalThis.innerWidth });
    globalThis.addEventListener("resize", measure);
    return () => globalThis.removeEventListener("resize", measure);
  }, [send, search]);
  useEffect(() => {
    const prefix = `#${faqQuestionId("")}`;
    if (hash.startsWith(prefix)) send({ type: "question.linked", id: hash.slice(prefix.length) });
  }, [hash, send]);
  const view = faqView(snapshot);
  return (
    <section id="faq" className={isWithinHelp ? css.withinHelp : css.section} aria-labelledby="faq-title">
      <Container width="wide">
        <Columns ratio="1:20rem" from="laptop" gap={8} align="end">
          <Stack gap={3} className={css.headText}>
            <h2 id="faq-title" className={heading[2]}>
              {copy.title}
            </h2>
            <p className={text.lead}>{copy.lead}</p>
          </Stack>
          {!isWithinHelp && <FaqPicture />}
        </Columns>
        <FaqSearch
          view={view}
          onSearch={search}
          onCategory={(category) => send({ type: "category.chosen", category })}
        />
        <div ref={accordion} className={css.accordion}>
          {view.count === 0 ? (
            <Stack gap={2} align="center" className={css.none}>
              <p className={heading[3]}>{copy.noneTitle}</p>
              <p className={text.soft}>{copy.noneHelp}</p>
            </Stack>
          ) : (
            <FaqAccordion
              questions={view.questions}
              isFading={view.isFading}
              onToggle={(id) => send({ type: "question.toggled", id })}
            />
          )}
        </div>
        <FaqPages
          view={view}
          onPrevious={() => send({ type: "page.previousAsked" })}
          onNext={() => send({ type: "page.nextAsked" })}
          onToggleAll={() => send({ type: "all.toggled" })}
        />
      </Container>
    </section>
  );
}
