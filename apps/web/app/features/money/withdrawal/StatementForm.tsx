import type { Declaration, OpenContract } from "@jobami/api/withdrawals/contract";
import { bareReference, shownReference } from "@jobami/api/withdrawals/reference";
import { maxDeclaredName } from "@jobami/api/withdrawals/routes";
import type { WithdrawalProblem } from "@jobami/machines/money/withdrawal";
import { Button } from "@jobami/ui/Button";
import { ErrorSummary } from "@jobami/ui/ErrorSummary";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useEffect, useState } from "react";
import { PostFields, textFields, typedSoFar, useEarlySubmit } from "../../../platform/forms/index.ts";
import { useIsHydrated } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { contractText, copy, untilText } from "./copy.ts";
import { statementFields } from "./withdrawal.actors.ts";

interface StatementFormProps {
  contracts: readonly OpenContract[];
  /** What was stated before. */
  begun: Partial<Declaration> | null;
  /** The reference that the address names. */
  asked: string;
  problem: WithdrawalProblem | null;
  isBusy: boolean;
  onState: (statement: Declaration) => void;
  onEdit: () => void;
}

const formId = "withdrawal-statement";
const fieldId = (name: string) => `withdrawal-${name}`;

/** The first step: who declares, which contract, and where the receipt goes. */
export function StatementForm(props: StatementFormProps) {
  const { contracts, begun, asked, problem, isBusy, onState, onEdit } = props;
  const { user } = useSession();
  const early = useEarlySubmit(formId);
  const isHydrated = useIsHydrated();
  const [isServersDrawing] = useState(!isHydrated);
  const isListed = contracts.length > 0;
  const named = contracts.find(({ reference }) => reference === bareReference(asked)) ?? contracts[0];
  const [values, setValues] = useState<Declaration>(() => ({
    name: begun?.name ?? (user === null ? "" : `${user.prenom} ${user.nom}`),
    reference: begun?.reference ?? (isListed ? (named?.reference ?? "") : asked),
    email: begun?.email ?? user?.email ?? "",
  }));
  const [attempt, setAttempt] = useState(0);
  // What was typed before this page was taken over stays.
  useEffect(() => {
    if (!isServersDrawing) return;
    setValues((now) => {
      const next = { ...now };
      for (const name of statementFields) next[name] = typedSoFar(fieldId(name)) || now[name];
      return next;
    });
  }, [isServersDrawing]);
  useEffect(() => {
    if (problem !== null) setAttempt((count) => count + 1);
  }, [problem]);
  const { errors, field } = textFields({
    names: statementFields,
    idOf: fieldId,
    values,
    problem,
    onType: (name, typed) => {
      setValues({ ...values, [name]: typed });
      onEdit();
    },
  });
  return (
    <>
      <PostFields form={formId} />
      <Stack as={Form} {...early} gap={5} aria-label={copy.stepOne} onSubmit={() => onState(values)}>
        <ErrorSummary attempt={attempt} errors={errors} />
        <p className={text.small}>{copy.required}</p>
        <TextField
          {...field("name")}
          isRequired
          label={copy.name}
          autoComplete="name"
          maxLength={maxDeclaredName}
        />
        {isListed ? (
          <RadioGroup
            {...field("reference")}
            label={copy.contract}
            options={contracts.map((contract) => ({
              value: contract.reference,
              label: `${contractText(contract)} (${shownReference(contract.reference)})`,
              help: untilText(contract),
            }))}
          />
        ) : (
          <TextField
            {...field("reference")}
            isRequired
            label={copy.reference}
            help={copy.referenceHelp}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
          />
        )}
        <TextField
          {...field("email")}
          isRequired
          type="email"
          inputMode="email"
          autoComplete="email"
          label={isListed ? copy.email : copy.emailSignedOut}
          help={isListed ? undefined : copy.emailSignedOutHelp}
        />
        <Inline gap={3}>
          <Button type="submit" size="large" isPending={isBusy} pendingLabel={copy.checking}>
            {copy.next}
          </Button>
        </Inline>
      </Stack>
    </>
  );
}
