import { appealLength } from "@jobami/api/appeals/routes";
import type { SubmissionProblem } from "@jobami/machines/submission";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { useState } from "react";
import { PostFields, problemText, useEarlySubmit } from "../../../platform/forms/index.ts";
import type { AppealProblem } from "./appeals.actors.ts";
import { copy } from "./copy.ts";

export const appealFormId = "appeal";

interface AppealFormProps {
  isSending: boolean;
  problem: SubmissionProblem<AppealProblem> | null;
  /** What was typed before scripts were there. */
  typed?: string;
  onSubmit: (text: string) => void;
  onEdit: () => void;
}

/** Why a person does not agree. It posts where no scripts are; what was typed stays until it has arrived. */
export function AppealForm({ isSending, problem, typed = "", onSubmit, onEdit }: AppealFormProps) {
  const [value, setValue] = useState(typed);
  const early = useEarlySubmit(appealFormId);
  const refused = problem?.fields.find(({ path }) => path === "words")?.message;
  return (
    <>
      <PostFields form={appealFormId} />
      <Stack as={Form} {...early} gap={4} onSubmit={() => onSubmit(value.trim())}>
        {problem !== null && refused === undefined && (
          <Banner tone="danger" announce="assertive" title={problemText(problem)} />
        )}
        <TextArea
          name="words"
          label={copy.yourReasons}
          help={copy.yourReasonsHelp}
          isRequired
          rows={5}
          maxCharacters={appealLength.max}
          error={refused}
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
            onEdit();
          }}
        />
        <Inline gap={3}>
          <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
            {copy.send}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}
