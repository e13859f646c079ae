import { folded } from "@jobami/api/http/folded";
import { createFaqMachine, faqView } from "@jobami/machines/support/faq";
import { FaqAccordion } from "@jobami/ui/patterns/FaqAccordion";
import { heading } from "@jobami/ui/styles";
import { copy } from "../../../apps/web/app/features/help/faq/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("support/faq", createFaqMachine({ folded }), (snapshot) => {
  const { questions, isFading } = faqView(snapshot);
  return (
    <>
      <h2 className={heading[2]}>{copy.title}</h2>
      <FaqAccordion questions={questions} isFading={isFading} onToggle={nothing} />
    </>
  );
});
