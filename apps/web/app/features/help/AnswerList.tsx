import { Disclosure } from "@jobami/ui/Disclosure";
import { Stack } from "@jobami/ui/layout/Stack";
import { link, targetLine } from "@jobami/ui/styles";
import { Link } from "react-router";
import { Prose } from "../../entities/prose/index.ts";
import { words } from "./copy.ts";
import * as css from "./Help.css.ts";
import type { HelpAnswer } from "./help-view.ts";
import { helpAnswerPath } from "./paths.ts";

/** Questions that open where they stand, each with its own address; no script is asked for. */
export function AnswerList({ answers }: { answers: readonly HelpAnswer[] }) {
  return (
    <ul className={css.answers}>
      {answers.map(({ slug, question, blocks }) => (
        <li key={slug} className={css.answer}>
          <Disclosure summary={<span className={css.question}>{question}</span>}>
            <Stack gap={2} align="start" className={css.answerBody}>
              <Prose blocks={blocks} />
              <Link className={`${link} ${targetLine}`} to={helpAnswerPath(slug)}>
                {words.own}
              </Link>
            </Stack>
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
