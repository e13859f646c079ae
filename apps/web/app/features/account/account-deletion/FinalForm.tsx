import type { DeletionLinkProblem } from "@jobami/machines/account/account-deletion-link";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PasswordField } from "@jobami/ui/PasswordField";
import { useForm } from "react-hook-form";
import { landingPath } from "../../../generated/paths.ts";
import { lazyResolver, PostFields, useRefusedField } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { leaving, linkCopy } from "./copy.ts";

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
  // Beside the field from the first drawing on: without scripts nothing brings it there later.
  const problemText = problem === null ? null : deletionProblem(problem);
  return (
    <Stack
      as={Form}
      id="deletion-final"
      method="post"
      gap={5}
      onSubmit={submit}
      onFocus={rules.preload}
      onInput={onEdit}
    >
      <PostFields form="deletion-final" />
      <p>{linkCopy.finalText}</p>
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <PasswordField
        label={leaving.password}
        isRequired
        autoComplete="current-password"
        error={
          form.formState.errors.password?.message ??
          (problemText?.field === "password" ? problemText.text : undefined)
        }
        {...form.register("password")}
      />
      <Inline gap={3}>
        <Button type="submit" variant="danger" isPending={isSubmitting} pendingLabel={linkCopy.erasing}>
          {linkCopy.finalAction}
        </Button>
        <LinkButton to={landingPath} variant="secondary">
          {linkCopy.keep}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
