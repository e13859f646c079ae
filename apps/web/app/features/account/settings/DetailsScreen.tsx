import { useApi } from "@jobami/api/http/provider";
import { birthDateBounds } from "@jobami/api/users/birth-date";
import type { PersonalDetails } from "@jobami/api/users/contract";
import { usePersonalDetails } from "@jobami/api/users/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { DateField } from "@jobami/ui/DateField";
import { Form } from "@jobami/ui/Form";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";
import { useClock } from "../../../platform/clock/index.ts";
import { lazyResolver, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { detailsCopy as copy } from "./copy.ts";
import { type DetailsForm, detailsChange, detailsProblem } from "./settings.actors.ts";

const rules = lazyResolver<DetailsForm>(async () => (await import("./settings.schema.ts")).detailsRules);

/** How one can be called, and when one was born. */
export function DetailsScreen() {
  const reading = usePersonalDetails();
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Card padding="large">
        <Reading of={reading} failed={copy.unreadable}>
          {({ data }) => (
            <OpenDetails
              details={data}
              onSaved={(stored) =>
                void reading.mutate({ success: true, data: stored }, { revalidate: false })
              }
            />
          )}
        </Reading>
      </Card>
    </>
  );
}

interface FormProps {
  details: PersonalDetails;
  onSaved: (details: PersonalDetails) => void;
}

function OpenDetails({ details, onSaved }: FormProps) {
  const api = useApi();
  const clock = useClock();
  const notify = useNotify();
  const form = useForm<DetailsForm>({
    resolver: rules.resolver,
    defaultValues: { phone: details.phoneShown ?? "", birthDate: details.birthDate },
  });
  const [machine] = useState(() => detailsChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      form.reset({ phone: data.phoneShown ?? "", birthDate: data.birthDate });
      onSaved(data);
      notify({ kind: "success", title: copy.saved });
    },
  });
  const refused = useRefusedField(form, problem, detailsProblem);
  const { errors, isDirty } = form.formState;
  const [{ min, max }] = useState(() => birthDateBounds(clock.now()));
  return (
    <Stack as={Form} gap={5} onSubmit={form.handleSubmit(submit)} onFocus={rules.preload} onInput={edit}>
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <TextField
        type="tel"
        label={copy.phone}
        isOptional
        help={copy.phoneHelp}
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register("phone")}
      />
      <Controller
        control={form.control}
        name="birthDate"
        render={({ field: { value, onChange, onBlur } }) => (
          <DateField
            label={copy.birthDate}
            isOptional
            help={copy.birthDateHelp}
            value={value}
            min={min}
            max={max}
            onChange={(day) => {
              edit();
              onChange(day);
            }}
            onBlur={onBlur}
            error={errors.birthDate?.message}
          />
        )}
      />
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
  );
}
