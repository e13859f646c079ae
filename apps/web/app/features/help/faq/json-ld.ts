import type { FaqItem } from "@jobami/machines/support/faq";

/** The questions as search engines read them (schema.org FAQPage). */
export function faqJsonLd(questions: readonly Pick<FaqItem, "question" | "answer">[]) {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
