import type { AccountHoldings, DepartureReason } from "@jobami/api/account/contract";
import type { AccountDeletionProblem } from "@jobami/machines/account/account-deletion";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading, text } from "@jobami/ui/styles";
import { type RefObject, useEffect } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver, UserName, useRefusedField } from "../../../platform/forms/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { leaving, reasons } from "./copy.ts";
import { Losses } from "./Losses.tsx";

interface AskForm {
  password: string;
  reason: DepartureReason | "unsaid";
}

const rules = lazyResolver<{ password: string }>(
  async () => (await import("./deletion.schema.ts")).passwordRules,
);

interface DeletionFormProps {
  email: string;
  holdings: AccountHoldings;
  isSubmitting: boolean;
  problem: AccountDeletionProblem | null;
  onSubmit: (ask: { password: string; reason: DepartureReason | null }) => void;
  onEdit: () => void;
  /** Set to what empties the fields. */
  clear: RefObject<() => void>;
}

/** Asks for the deletion of the account: what is lost, why, and the password [GDPR-01]. */
export function DeletionForm(props: DeletionFormProps) {
  const { email, holdings, isSubmitting, problem, onSubmit, onEdit, clear } = props;
  const form = useForm<AskForm>({
    resolver: async ({ password, reason }, context, options) => {
      const { values, errors } = await rules.resolver({ password }, context, options as never);
      return Object.keys(errors).length === 0
        ? { values: { password, ...values, reason }, errors: {} }
        : { values: {}, errors };
    },
    defaultValues: { password: "", reason: "unsaid" },
  });
  const { reset } = form;
  useEffect(() => {
    clear.current = () => reset();
  }, [clear, reset]);
  const refused = useRefusedField(form, problem, deletionProblem);
  const submit = form.handleSubmit(({ password, reason }) =>
    onSubmit({ password, reason: reason === "unsaid" ? null : reason }),
  );
  return (
    <Card element="section" padding="large" aria-labelledby="delete-title">
      <Stack as={Form} gap={5} onSubmit={submit} onFocus={rules.preload} onInput={onEdit}>
        <Stack gap={2}>
          <h2 id="delete-title" className={heading[4]}>
            {leaving.deleteTitle}
          </h2>
          <p className={text.soft}>{leaving.deleteText}</p>
          <Losses holdings={holdings} />
        </Stack>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <RadioGroup
          label={leaving.reason}
          help={leaving.reasonHelp}
          options={reasons}
          {...form.register("reason")}
        />
        <UserName email={email} />
        <PasswordField
          label={leaving.password}
          isRequired
          help={leaving.passwordHelp}
          autoComplete="current-password"
          error={form.formState.errors.password?.message}
          {...form.register("password")}
        />
        <div className={card.action}>
          <Button type="submit" variant="danger" isPending={isSubmitting} pendingLabel={leaving.asking}>
            {leaving.deleteAction}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
