import type { HelpGroup } from "./help-view.ts";
import { helpAnswerPath } from "./paths.ts";

/** The list of questions as search engines read it: each answer has its FAQPage at its own address, where it is shown. */
export function helpJsonLd(address: string, groups: readonly HelpGroup[]) {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    mainEntity: {
      "@type": "ItemList",
      itemListElement: groups
        .flatMap(({ questions }) => questions)
        .map(({ slug, question }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name: question,
          url: new URL(helpAnswerPath(slug), address).href,
        })),
    },
  };
}
