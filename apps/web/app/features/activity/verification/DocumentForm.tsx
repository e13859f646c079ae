import { useApi } from "@jobami/api/http/provider";
import { dayInFrance } from "@jobami/api/missions/days";
import type { VerificationStanding } from "@jobami/api/verification/contract";
import {
  type DocumentKind,
  documentKinds,
  hasLastDay,
  verificationPaper,
} from "@jobami/api/verification/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { DateField } from "@jobami/ui/DateField";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { heading } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useController, useForm } from "react-hook-form";
import { useClock } from "../../../platform/clock/index.ts";
import { useRefusedField, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { UploadField, useUpload } from "../../talk/files/index.ts";
import { copy, kindLabels } from "./copy.ts";
import { documentProblem, documentSubmission } from "./verification.actors.ts";

interface Fields {
  kind: DocumentKind;
  title: string;
  expiresOn: string;
  file: string;
}

const kinds = documentKinds.map((value) => ({ value, label: kindLabels[value] }));

interface DocumentFormProps {
  onChanged: (standing: VerificationStanding) => void;
}

/** A document to be checked: what it is, until when it holds, and its file, which is sent as it is chosen. */
export function DocumentForm({ onChanged }: DocumentFormProps) {
  const api = useApi();
  const notify = useNotify();
  const today = dayInFrance(useClock().now());
  const uploading = useUpload(verificationPaper);
  const form = useForm<Fields>({ defaultValues: { kind: "identity", title: "", expiresOn: "", file: "" } });
  const [machine] = useState(() => documentSubmission(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      uploading.handOver();
      form.reset({ kind: form.getValues("kind"), title: "", expiresOn: "", file: "" });
      notify({ kind: "success", title: copy.submitted });
      onChanged(data);
    },
  });
  const refused = useRefusedField(form, problem, documentProblem);
  const kind = useController({ control: form.control, name: "kind" }).field;
  const day = useController({ control: form.control, name: "expiresOn" }).field;
  const { errors } = form.formState;
  const [sent] = uploading.keys;
  form.register("file", { validate: () => sent !== undefined || copy.fileMissing });
  function send({ kind: chosen, title, expiresOn }: Fields): void {
    if (sent === undefined) return;
    submit({
      kind: chosen,
      file: sent,
      title: hasLastDay(chosen) ? null : title.trim(),
      expiresOn: hasLastDay(chosen) ? expiresOn || null : null,
    });
  }
  return (
    <Card element="section" padding="large" aria-labelledby="send-title">
      <Stack as={Form} gap={5} onSubmit={form.handleSubmit(send)} onInput={edit}>
        <h2 id="send-title" className={heading[3]}>
          {copy.send}
        </h2>
        {refused !== null && <Banner tone="danger" title={refused} announce="assertive" />}
        <RadioGroup
          label={copy.kind}
          name="kind"
          options={kinds}
          value={kind.value}
          onChange={(event) => {
            const { value } = event.currentTarget;
            kind.onChange(documentKinds.find((one) => one === value) ?? "identity");
            form.clearErrors();
            edit();
          }}
        />
        {hasLastDay(kind.value) ? (
          <DateField
            label={copy.expiresOn}
            help={copy.expiresHelp}
            isRequired
            min={today}
            error={errors.expiresOn?.message}
            value={day.value || null}
            onChange={(next) => {
              day.onChange(next ?? "");
              edit();
            }}
          />
        ) : (
          <TextField
            label={copy.titleField}
            help={copy.titleHelp}
            isRequired
            maxLength={80}
            error={errors.title?.message}
            {...form.register("title")}
          />
        )}
        <UploadField
          label={copy.file}
          help={copy.fileHelp}
          purpose={verificationPaper}
          uploading={uploading}
          {...(errors.file?.message && sent === undefined ? { error: errors.file.message } : {})}
        />
        <Inline gap={3}>
          <Button type="submit" isPending={isSending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
