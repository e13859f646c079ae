import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { SuggestDescription } from "../ai/index.ts";
import { labels, suggestedCopy } from "./copy.ts";
import { fieldId, type MissionFormApi } from "./use-mission-form.ts";

/** What there is to do, in the requester's text. */
export function DetailsStep({ form }: { form: MissionFormApi }) {
  const { errors } = form.formState;
  /** What stood there before a suggestion was taken. */
  const [before, setBefore] = useState<string | null>(null);
  const put = (description: string) => {
    form.setValue("description", description, { shouldDirty: true });
    form.setFocus("description");
  };
  return (
    <Stack gap={6}>
      <TextField
        id={fieldId("title")}
        label={labels.heading}
        isRequired
        help={labels.headingHelp}
        error={errors.title?.message}
        {...form.register("title")}
      />
      <TextArea
        id={fieldId("description")}
        label={labels.description}
        isRequired
        help={labels.descriptionHelp}
        error={errors.description?.message}
        rows={6}
        maxCharacters={4000}
        {...form.register("description")}
        value={form.watch("description")}
      />
      <SuggestDescription
        read={form.getValues}
        onTake={(texte) => {
          setBefore(form.getValues("description"));
          put(texte);
        }}
      />
      <InlineAlert
        tone="info"
        action={
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              put(before ?? "");
              setBefore(null);
            }}
          >
            {suggestedCopy.restore}
          </Button>
        }
      >
        {before === null ? null : suggestedCopy.replaced}
      </InlineAlert>
    </Stack>
  );
}
