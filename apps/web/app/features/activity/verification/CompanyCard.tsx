import { useApi } from "@jobami/api/http/provider";
import type { VerificationStanding } from "@jobami/api/verification/contract";
import { bareSiret, isSiret, wrongSiret } from "@jobami/api/verification/siret";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { companyText, copy } from "./copy.ts";
import { companyChoice, companyProblem } from "./verification.actors.ts";

interface CompanyCardProps extends Pick<VerificationStanding, "company"> {
  onChanged: (standing: VerificationStanding) => void;
}

/** One's company, as the public register knows it. */
export function CompanyCard({ company, onChanged }: CompanyCardProps) {
  const api = useApi();
  const notify = useNotify();
  const [siret, setSiret] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [machine] = useState(() => companyChoice(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      setSiret("");
      if (data.company !== null) notify({ kind: "success", title: copy.companySaved });
      onChanged(data);
    },
  });
  const problemText = problem === null ? null : companyProblem(problem);
  function check(): void {
    const isRight = isSiret(bareSiret(siret));
    setWrong(!isRight);
    if (isRight) submit({ siret });
  }
  return (
    <Card element="section" padding="large" aria-labelledby="company-title">
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="company-title" className={heading[3]}>
            {copy.company}
          </h2>
          <p className={text.soft}>{copy.companyLead}</p>
        </Stack>
        {company === null ? (
          <Stack as={Form} gap={4} onSubmit={check}>
            <TextField
              label={copy.siret}
              isRequired
              help={copy.siretHelp}
              inputMode="numeric"
              autoComplete="off"
              maxLength={24}
              value={siret}
              error={isWrong ? wrongSiret : (problemText ?? undefined)}
              onChange={(event) => {
                setSiret(event.currentTarget.value);
                setWrong(false);
                edit();
              }}
            />
            <Inline gap={3}>
              <Button type="submit" variant="secondary" isPending={isSending} pendingLabel={copy.checking}>
                {copy.check}
              </Button>
            </Inline>
          </Stack>
        ) : (
          <>
            <p>{companyText(company.name, company.siret, company.checkedAt)}</p>
            <Inline gap={3}>
              <Button
                variant="secondary"
                isPending={isSending}
                pendingLabel={copy.removing}
                onClick={() => submit({ siret: null })}
              >
                {copy.removeCompany}
              </Button>
            </Inline>
            <InlineAlert>{problemText}</InlineAlert>
          </>
        )}
      </Stack>
    </Card>
  );
}
