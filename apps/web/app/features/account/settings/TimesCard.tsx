import type { NotificationTimes } from "@jobami/api/notifications/contract";
import type { SubmissionProblem } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text as textStyles } from "@jobami/ui/styles";
import { type ReactNode, useId } from "react";
import { problemText } from "../../../platform/forms/index.ts";

export interface TimesCardProps {
  times: NotificationTimes;
  onSaved: (answer: { success: true; data: NotificationTimes }) => void;
}

interface FrameProps {
  title: string;
  text: string;
  problem: SubmissionProblem<"FAILED"> | null;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of times in its card; what is refused as a whole stands above its fields. */
export function TimesCard({ title, text, problem, onSubmit, children }: FrameProps) {
  const id = useId();
  return (
    <Card element="section" padding="large" aria-labelledby={id}>
      <Stack gap={5}>
        <div>
          <h2 id={id} className={heading[3]}>
            {title}
          </h2>
          <p className={textStyles.soft}>{text}</p>
        </div>
        <Stack as={Form} gap={4} aria-labelledby={id} onSubmit={onSubmit}>
          {problem !== null && problem.fields.length === 0 && (
            <Banner tone="danger" announce="assertive" title={problemText(problem)} />
          )}
          {children}
        </Stack>
      </Stack>
    </Card>
  );
}
