import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { lazy, Suspense, useState } from "react";
import { loadWillBeMasked } from "../../talk/masking/index.ts";
import { SuggestDescription } from "../ai/index.ts";
import { loadPicturesField } from "../pictures/index.ts";
import { labels, suggestedCopy } from "./copy.ts";
import type { MissionForm } from "./mission-form.ts";
import { fieldId, picturesMessage, type StepProps } from "./use-mission-form.ts";

const PicturesField = lazy(loadPicturesField);
const WillBeMasked = lazy(loadWillBeMasked);

/** What there is to do, in the requester's text. */
export function DetailsStep({ form, isPosted = false }: StepProps) {
  const { errors } = form.formState;
  /** What stood there before a suggestion was taken. */
  const [before, setBefore] = useState<string | null>(null);
  const pictures = form.watch("pictures");
  const setPictures = (all: MissionForm["pictures"]) => form.setValue("pictures", all, { shouldDirty: true });
  const put = (description: string) => {
    form.setValue("description", description, { shouldDirty: true });
    form.setFocus("description");
  };
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <TextField
          id={fieldId("title")}
          label={labels.heading}
          isRequired
          help={labels.headingHelp}
          error={errors.title?.message}
          {...form.register("title")}
        />
        <Suspense fallback={null}>
          <WillBeMasked text={form.watch("title")} />
        </Suspense>
      </Stack>
      <Stack gap={2}>
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
        <Suspense fallback={null}>
          <WillBeMasked text={form.watch("description")} />
        </Suspense>
      </Stack>
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
      {!isPosted && (
        <Suspense fallback={null}>
          <PicturesField
            id={fieldId("pictures")}
            pictures={pictures}
            error={picturesMessage(errors)}
            onWaiting={(why) => {
              if (why === null) form.clearErrors("root.arrival");
              else form.setError("root.arrival", { type: why });
            }}
            onAdd={(picture, place = form.getValues("pictures").length) =>
              setPictures(form.getValues("pictures").toSpliced(place, 0, picture))
            }
            onDescribe={(file, alt) =>
              setPictures(
                form.getValues("pictures").map((one) => (one.file === file ? { ...one, alt } : one)),
              )
            }
            onMove={(file, place) => {
              const moved = form.getValues("pictures").filter((one) => one.file === file);
              setPictures(
                form
                  .getValues("pictures")
                  .filter((one) => one.file !== file)
                  .toSpliced(place, 0, ...moved),
              );
            }}
            onRemove={(file) => setPictures(form.getValues("pictures").filter((one) => one.file !== file))}
          />
        </Suspense>
      )}
    </Stack>
  );
}
