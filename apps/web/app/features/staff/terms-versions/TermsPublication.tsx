import type { NewTermsVersion, TermsVersion } from "@jobami/api/consents/contract";
import { mostOfChanges } from "@jobami/api/consents/routes";
import { useApi } from "@jobami/api/http/provider";
import { earliestTermsDay } from "@jobami/machines/consents/terms-version";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DatePicker } from "@jobami/ui/DatePicker";
import { Form } from "@jobami/ui/Form";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { useClock } from "../../../platform/clock/index.ts";
import { lazyResolver, useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { PublicationQuestion } from "../../../platform/publishing/index.ts";
import { publicationProblem, termsPublication } from "./terms-versions.actors.ts";
import { consequenceOf, copy, earliestText, questionOf } from "./terms-versions.copy.ts";

const rules = lazyResolver<NewTermsVersion>(
  async () => (await import("./terms-versions.schema.ts")).termsRules,
);

interface TermsPublicationProps {
  /** Whose numbers the next ones follow. */
  inForce: Pick<TermsVersion, "cgvVersion" | "cguVersion">;
  /** Something was published, here or by another person: the list is another one. */
  onChanged: () => void;
}

/** New terms: their numbers, their date and what changes; asked again before everybody is informed. */
export function TermsPublication({ inForce: { cgvVersion, cguVersion }, onChanged }: TermsPublicationProps) {
  const api = useApi();
  const notify = useNotify();
  const clock = useClock();
  // What was asked last stays while its question leaves.
  const [asked, setAsked] = useState<NewTermsVersion | null>(null);
  const [isAsking, setAsking] = useState(false);
  const form = useForm<NewTermsVersion>({
    resolver: rules.resolver,
    defaultValues: { cgvVersion, cguVersion, takesEffectOn: "", changes: "" },
  });
  const [machine] = useState(() => termsPublication(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      setAsking(false);
      notify({ kind: "success", title: copy.published });
      onChanged();
    },
    "submission.refused": ({ code }) => {
      setAsking(false);
      if (code === "TERMS_ALREADY_ANNOUNCED") onChanged();
    },
  });
  const refused = useRefusedField(form, problem, publicationProblem);
  const day = useController({ control: form.control, name: "takesEffectOn" });
  const earliest = earliestTermsDay(clock.now());
  const { errors } = form.formState;
  function ask(version: NewTermsVersion): void {
    setAsked(version);
    setAsking(true);
  }
  return (
    <Stack as={Form} gap={5} onSubmit={form.handleSubmit(ask)} onFocus={rules.preload} onInput={edit}>
      <p className={text.soft}>{copy.lead}</p>
      {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
      <AutoGrid least="wide" leastFromTablet="medium" gap={4}>
        <TextField
          label={copy.cgv}
          help={copy.versionHelp}
          isRequired
          inputMode="decimal"
          maxLength={14}
          error={errors.cgvVersion?.message}
          {...form.register("cgvVersion")}
        />
        <TextField
          label={copy.cgu}
          help={copy.versionHelp}
          isRequired
          inputMode="decimal"
          maxLength={14}
          error={errors.cguVersion?.message}
          {...form.register("cguVersion")}
        />
        <DatePicker
          label={copy.day}
          help={earliestText(earliest)}
          isRequired
          min={earliest}
          error={errors.takesEffectOn?.message}
          value={day.field.value || null}
          onChange={(next) => {
            day.field.onChange(next ?? "");
            edit();
          }}
          onBlur={day.field.onBlur}
        />
      </AutoGrid>
      <TextArea
        label={copy.changes}
        help={copy.changesHelp}
        isRequired
        rows={5}
        maxCharacters={mostOfChanges}
        error={errors.changes?.message}
        {...form.register("changes")}
      />
      <Inline gap={3}>
        <Button type="submit">{copy.continue}</Button>
      </Inline>
      <PublicationQuestion
        lock="terms-publication"
        isOpen={isAsking}
        isSending={isSending}
        title={asked === null ? "" : questionOf(asked)}
        consequence={asked === null ? "" : consequenceOf(asked)}
        labels={{ confirm: copy.confirm, sending: copy.publishing, back: copy.back }}
        onConfirm={() => asked !== null && submit(asked)}
        onLeave={() => setAsking(false)}
      >
        <p>{copy.irrevocable}</p>
      </PublicationQuestion>
    </Stack>
  );
}
