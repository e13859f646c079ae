import type { DeletionLinkProblem } from "@jobami/machines/flows/account-deletion-link";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { PasswordField } from "@jobami/ui/PasswordField";
import { useForm } from "react-hook-form";
import { LinkButton } from "../../world/LinkButton.tsx";
import { lazyResolver } from "../../world/lazy-resolver.ts";
import * as card from "../../world/settings-card.css.ts";
import { useRefusedField } from "../../world/use-refused-field.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { leaving, linkWords } from "./copy.ts";

interface PasswordForm {
  password: string;
}

const rules = lazyResolver<PasswordForm>(async () => (await import("./deletion.schema.ts")).passwordRules);

interface FinalFormProps {
  isSubmitting: boolean;
  problem: DeletionLinkProblem | null;
  onSubmit: (password: string) => void;
  onEdit: () => void;
}

/** The last step of a deletion: the password, once more [GDPR-02]. */
export function FinalForm({ isSubmitting, problem, onSubmit, onEdit }: FinalFormProps) {
  const form = useForm<PasswordForm>({ resolver: rules.resolver, defaultValues: { password: "" } });
  const refused = useRefusedField(form, problem, deletionProblem);
  const submit = form.handleSubmit(({ password }) => onSubmit(password));
  return (
    <form className={card.form} noValidate onSubmit={submit} onFocus={rules.preload} onInput={onEdit}>
      <p>{linkWords.finalText}</p>
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <PasswordField
        label={leaving.password}
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register("password")}
      />
      <div className={card.actions}>
        <Button type="submit" variant="danger" isPending={isSubmitting} pendingLabel={linkWords.erasing}>
          {linkWords.finalAction}
        </Button>
        <LinkButton to="/" variant="secondary">
          {linkWords.keep}
        </LinkButton>
      </div>
    </form>
  );
}
