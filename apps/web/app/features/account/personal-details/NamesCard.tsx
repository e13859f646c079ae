import type { SessionUser } from "@jobami/api/auth/contract";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { lazyResolver, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { consentEvents, sendToWindow } from "../consents/index.ts";
import { namesCopy as copy } from "./copy.ts";
import { type NamesForm, namesChange, namesProblem } from "./personal-details.actors.ts";

const rules = lazyResolver<NamesForm>(async () => (await import("./personal-details.schema.ts")).namesRules);

interface NamesCardProps {
  user: Pick<SessionUser, "prenom" | "nom">;
  onChanged: (user: SessionUser) => void;
}

/** One's names; the page hears that they changed [PROF-11]. */
export function NamesCard({ user: { prenom, nom }, onChanged }: NamesCardProps) {
  const api = useApi();
  const notify = useNotify();
  const form = useForm<NamesForm>({ resolver: rules.resolver, values: { prenom, nom } });
  const [machine] = useState(() => namesChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { user } }) => {
      onChanged(user);
      sendToWindow(consentEvents.profileUpdated);
      notify({ kind: "success", title: copy.saved });
    },
  });
  const refused = useRefusedField(form, problem, namesProblem);
  const { errors, isDirty } = form.formState;
  return (
    <Card element="section" padding="large" aria-labelledby="names-title">
      <Stack as={Form} gap={5} onSubmit={form.handleSubmit(submit)} onFocus={rules.preload} onInput={edit}>
        <Stack gap={2}>
          <h2 id="names-title" className={heading[3]}>
            {copy.title}
          </h2>
          <p className={text.soft}>{copy.text}</p>
        </Stack>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <Columns gap={5} from="tablet">
          <TextField
            label={copy.prenom}
            isRequired
            autoComplete="given-name"
            error={errors.prenom?.message}
            {...form.register("prenom")}
          />
          <TextField
            label={copy.nom}
            isRequired
            autoComplete="family-name"
            error={errors.nom?.message}
            {...form.register("nom")}
          />
        </Columns>
        <div className={card.action}>
          <Button
            type="submit"
            variant={isDirty ? "primary" : "secondary"}
            isPending={isSending}
            pendingLabel={copy.saving}
          >
            {copy.save}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
