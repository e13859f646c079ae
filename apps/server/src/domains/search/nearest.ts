import type { NearestQuestion, SearchQuery } from "@jobami/api/search/contract";
import { searchRadii } from "@jobami/api/search/routes";
import type { SearchQuestion } from "./search.question.ts";
import { subcategoriesOf } from "./service-parts.ts";

/** A question like one that found no one, and what to call the change. */
export interface OtherQuestion {
  question: SearchQuestion;
  toNearest: (count: number) => NearestQuestion;
}

const withoutFilters = {
  priceMaxCents: null,
  ratingMin: null,
  verifiedOn: null,
  communeCode: null,
  free: null,
};

/** Questions to ask instead, the least change first: further around, without filters, the whole category, anywhere. */
export function otherQuestions(query: SearchQuery, question: SearchQuestion): OtherQuestion[] {
  const { around, services, words: terms } = question;
  if (services.length === 0 && terms === "") return [];
  const { category, subcategory } = query;
  const wider = around === null ? [] : searchRadii.filter((km) => km > around.radiusKm);
  const isFiltered =
    question.priceMaxCents !== null ||
    question.ratingMin !== null ||
    (question.verifiedOn ?? null) !== null ||
    (question.communeCode ?? null) !== null ||
    (question.free ?? null) !== null;
  return [
    ...wider.map((radiusKm) => ({
      question: { ...question, around: around && { ...around, radiusKm } },
      toNearest: (count: number) => ({ change: "radius" as const, radiusKm, count }),
    })),
    ...(isFiltered
      ? [
          {
            question: { ...question, ...withoutFilters },
            toNearest: (count: number) => ({ change: "filters" as const, count }),
          },
        ]
      : []),
    ...(category === undefined || subcategory === undefined
      ? []
      : [
          {
            question: { ...question, services: subcategoriesOf(category) },
            toNearest: (count: number) => ({ change: "category" as const, category, count }),
          },
        ]),
    ...(around === null
      ? []
      : [
          {
            question: { ...question, around: null },
            toNearest: (count: number) => ({ change: "place" as const, count }),
          },
        ]),
  ];
}
