import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { labels } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** What there is to do, in the requester's words. */
export function DetailsStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  return (
    <Stack gap={6}>
      <TextField
        id={fieldId("title")}
        label={labels.heading}
        isRequired
        requiredWord=""
        help={labels.headingHelp}
        error={errors.title?.message}
        {...form.register("title")}
      />
      <TextArea
        id={fieldId("description")}
        label={labels.description}
        isRequired
        requiredWord=""
        help={labels.descriptionHelp}
        error={errors.description?.message}
        rows={6}
        maxCharacters={4000}
        {...form.register("description")}
        value={form.watch("description")}
      />
    </Stack>
  );
}
