import { type MetaFunction, useLoaderData } from "react-router";
import { plainText } from "../../../entities/prose/index.ts";
import { helpAnswerLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { faqJsonLd } from "../faq/index.ts";
import { answerLoader } from "./index.server.ts";
import { AnswerScreen } from "./index.ts";

export const loader = answerLoader;

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { title: helpAnswerLabel, isPrivate: true });
  const { answer } = loaderData;
  const plain = plainText(answer.blocks);
  return pageMeta(matches, {
    title: answer.question,
    description: plain,
    type: "article",
    data: [faqJsonLd([{ question: answer.question, answer: plain }])],
  });
};

/** /aide/{slug} */
export default function HelpAnswer() {
  const { answer, subject, others } = useLoaderData<typeof loader>();
  return <AnswerScreen answer={answer} subject={subject} others={others} />;
}
