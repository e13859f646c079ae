import { Breadcrumbs } from "@jobami/ui/Breadcrumbs";
import { Container } from "@jobami/ui/Container";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading } from "@jobami/ui/styles";
import { Prose } from "../../../entities/prose/index.ts";
import { helpLabel, helpPath } from "../../../generated/paths.ts";
import { AskUs } from "./AskUs.tsx";
import { copy } from "./copy.ts";
import * as css from "./Help.css.ts";
import type { HelpAnswer, HelpGroup, HelpLink } from "./help-view.ts";
import { helpAnswerPath } from "./paths.ts";
import { QuestionList } from "./QuestionList.tsx";

interface AnswerScreenProps {
  answer: HelpAnswer;
  subject: Pick<HelpGroup, "id" | "title">;
  others: readonly HelpLink[];
}

/** /aide/{slug}: one question, its answer, and the others of its subject. */
export function AnswerScreen({ answer: { slug, question, blocks }, subject, others }: AnswerScreenProps) {
  return (
    <Container width="text">
      <Stack gap={10} className={css.page}>
        <Stack gap={6}>
          <Breadcrumbs
            crumbs={[
              { label: helpLabel, href: helpPath },
              { label: subject.title, href: `${helpPath}#${subject.id}` },
              { label: question, href: helpAnswerPath(slug) },
            ]}
          />
          <PageHeader title={question} />
          <Prose blocks={blocks} />
        </Stack>
        <Stack as="nav" gap={3} aria-labelledby="autres">
          <h2 id="autres" className={heading[3]}>
            {copy.othersOf(subject.title)}
          </h2>
          <QuestionList questions={others} />
        </Stack>
        <AskUs />
      </Stack>
    </Container>
  );
}
