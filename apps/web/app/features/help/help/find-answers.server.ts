import { frenchSearch } from "@jobami/api/taxonomy/french-search";
import MiniSearch from "minisearch";
import { plainText } from "../../../entities/prose/index.ts";
import { allAnswers, helpGroups } from "./answers.server.ts";
import type { FoundAnswer } from "./help-view.ts";

/** As many as are read before a person asks otherwise. */
const most = 12;
/** What fits this much less than the best is left out. */
const leastShare = 0.2;
/** Of a sentence that is shown, in UTF-16 units. */
const longestExcerpt = 180;

function createIndex() {
  const index = new MiniSearch<{ slug: string; question: string; answer: string; subject: string }>({
    idField: "slug",
    fields: ["question", "answer", "subject"],
    ...frenchSearch,
    searchOptions: { ...frenchSearch.searchOptions, boost: { question: 3, subject: 0.5 } },
  });
  for (const { title, answers } of helpGroups())
    index.addAll(
      answers.map(({ slug, question, blocks }) => ({
        slug,
        question,
        answer: plainText(blocks),
        subject: title,
      })),
    );
  return index;
}

/** The sentence of an answer that has most of the found terms, the first one of those; shortened where it is long. */
function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const fit = (sentence: string) =>
    frenchSearch.tokenize(sentence).filter((word) => terms.has(frenchSearch.processTerm(word) ?? "")).length;
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  const best = sentences.reduce((one, other) => (fit(other) > fit(one) ? other : one));
  if (best.length <= longestExcerpt) return best;
  return `${best
    .slice(0, longestExcerpt)
    .replace(/\s\S*$/, "")
    .trimEnd()}…`;
}

let index: ReturnType<typeof createIndex> | undefined;

/** The answers that a few French terms ask for, likeliest first; accents and a wrong letter do not count. */
export function findAnswers(query: string): FoundAnswer[] {
  index ??= createIndex();
  const found = index.search(query);
  const least = (found[0]?.score ?? 0) * leastShare;
  const bySlug = new Map(allAnswers().map((answer) => [answer.slug, answer]));
  return found
    .filter(({ score }) => score >= least)
    .slice(0, most)
    .flatMap(({ id, terms }) => {
      const answer = bySlug.get(id);
      if (answer === undefined) return [];
      const { slug, question, blocks } = answer;
      return [{ slug, question, excerpt: excerptOf(plainText(blocks), new Set(terms)) }];
    });
}
