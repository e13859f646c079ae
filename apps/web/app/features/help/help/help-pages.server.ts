import { data, type LoaderFunctionArgs } from "react-router";
import { helpPath } from "../../../generated/paths.ts";
import { helpGroups } from "./answers.server.ts";
import { findAnswers } from "./find-answers.server.ts";
import type { FoundAnswer, HelpAnswer, HelpGroup, HelpLink } from "./help-view.ts";
import { helpAnswerPath } from "./paths.ts";

/** The longest question that is looked for, in UTF-16 units. */
const longest = 120;

function linkOf({ slug, question }: HelpLink): HelpLink {
  return { slug, question };
}

function groupOf({ id, title, answers }: ReturnType<typeof helpGroups>[number]): HelpGroup {
  return { id, title, questions: answers.map(linkOf) };
}

/** One list for all visits: what is drawn of it is drawn once. */
let all: HelpGroup[] | undefined;
function allGroups(): HelpGroup[] {
  all ??= helpGroups().map(groupOf);
  return all;
}

/** Every question without its answer, or those that the address asks for. */
export function helpLoader({ url }: LoaderFunctionArgs): {
  address: string;
  q: string;
  groups: HelpGroup[];
  found: FoundAnswer[];
} {
  const q = (url.searchParams.get("q") ?? "").replace(/\p{C}/gu, " ").trim().slice(0, longest);
  return {
    address: new URL(helpPath, url).href,
    q,
    groups: q === "" ? allGroups() : [],
    found: q === "" ? [] : findAnswers(q),
  };
}

/** One question with its answer and those of its subject, or 404. */
export function answerLoader({ params, url }: LoaderFunctionArgs): {
  address: string;
  answer: HelpAnswer;
  subject: Pick<HelpGroup, "id" | "title">;
  others: HelpLink[];
} {
  for (const { id, title, answers } of helpGroups()) {
    const answer = answers.find(({ slug }) => slug === params.slug);
    if (answer === undefined) continue;
    const others = answers.filter((one) => one !== answer);
    return {
      address: new URL(helpAnswerPath(answer.slug), url).href,
      answer,
      subject: { id, title },
      others: others.map(linkOf),
    };
  }
  throw data(null, { status: 404 });
}
