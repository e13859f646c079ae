import { Stack } from "@jobami/ui/layout/Stack";
import { targetLine, text } from "@jobami/ui/styles";
import { ChevronRight } from "lucide-react";
import { Link } from "../../../platform/links/index.ts";
import { drawnOnce } from "../../../platform/page/index.ts";
import * as css from "./Help.css.ts";
import type { FoundAnswer, HelpLink } from "./help-view.ts";
import { helpAnswerPath } from "./paths.ts";

/** Questions that lead to their answers: those come when a person is about to open one, and without scripts as pages. */
export const QuestionList = import.meta.env.SSR ? drawnOnce(ListOfQuestions) : ListOfQuestions;

function ListOfQuestions({ questions }: { questions: readonly (HelpLink | FoundAnswer)[] }) {
  return (
    <ul className={css.answers}>
      {questions.map((one) => (
        <li key={one.slug} className={css.answer}>
          <Link className={`${targetLine} ${css.questionLink}`} to={helpAnswerPath(one.slug)}>
            <Stack as="span" gap={1}>
              <span className={css.question}>{one.question}</span>
              {"excerpt" in one && <span className={text.soft}>{one.excerpt}</span>}
            </Stack>
            <ChevronRight className={css.chevron} size={18} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
