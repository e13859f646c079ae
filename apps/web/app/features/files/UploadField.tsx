import { type FilePurpose, mediaTypesOf } from "@jobami/api/files/routes";
import { FileField, type FileItem } from "@jobami/ui/FileField";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { kindsInWords, words } from "./copy.ts";
import type { Uploading } from "./use-upload.ts";

interface UploadFieldProps {
  label: string;
  isLabelHidden?: boolean;
  help?: string;
  /** Why the form that the files belong to refuses them. */
  error?: string;
  purpose: FilePurpose;
  /** How many may be there, if not as many as the purpose keeps. */
  most?: number;
  uploading: Uploading;
  isDisabled?: boolean;
}

/** A field whose files are sent as they are chosen: preview, progress, cancel and retry, each by keyboard too. */
export function UploadField(props: UploadFieldProps) {
  const { label, isLabelHidden = false, help, error, purpose, uploading, isDisabled } = props;
  const files = uploading.lines.map(({ id, name, size, status, progress }): FileItem => {
    const percent = { queued: null, sending: Math.floor(progress * 100), done: 100, failed: undefined }[
      status
    ];
    const refusal = status === "failed" ? uploading.refusalOf(id) || words.failed : undefined;
    return { id, name, size, file: uploading.fileOf(id), progress: percent, error: refusal };
  });
  return (
    <Stack gap={3}>
      <FileField
        label={label}
        isLabelHidden={isLabelHidden}
        help={help}
        error={error}
        accept={mediaTypesOf(purpose)}
        acceptWords={kindsInWords(purpose)}
        maxBytes={purpose.largest}
        maxFiles={props.most ?? purpose.most}
        files={files}
        isDisabled={isDisabled}
        onAdd={uploading.add}
        onRemove={uploading.remove}
        onRetry={uploading.retry}
      />
      <InlineAlert tone="info">{uploading.isHeld ? words.held : null}</InlineAlert>
    </Stack>
  );
}
