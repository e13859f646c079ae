import type { AccountHoldings, DepartureReason } from "@jobami/api/account/contract";
import type { AccountDeletionProblem } from "@jobami/machines/flows/account-deletion";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { PasswordField } from "@jobami/ui/PasswordField";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading, text } from "@jobami/ui/styles";
import { type RefObject, useEffect } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import * as card from "../../world/settings-card.css.ts";
import { useRefusedField } from "../../world/use-refused-field.ts";
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
      <form className={card.form} noValidate onSubmit={submit} onFocus={rules.preload} onInput={onEdit}>
        <div className={card.words}>
          <h3 id="delete-title" className={heading[4]}>
            {leaving.deleteTitle}
          </h3>
          <p className={text.soft}>{leaving.deleteText}</p>
          <Losses holdings={holdings} />
        </div>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <RadioGroup
          label={leaving.reason}
          help={leaving.reasonHelp}
          options={reasons}
          {...form.register("reason")}
        />
        <input type="text" name="username" autoComplete="username" defaultValue={email} hidden readOnly />
        <PasswordField
          label={leaving.password}
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
      </form>
    </Card>
  );
}
