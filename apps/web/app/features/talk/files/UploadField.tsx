import { type FilePurpose, mediaTypesOf } from "@jobami/api/files/routes";
import { FileField, type FileItem } from "@jobami/ui/FileField";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { copy, kindsText } from "./copy.ts";
import type { JoinedFiles } from "./use-joined-files.ts";
import type { Uploading } from "./use-upload.ts";

interface UploadFieldProps {
  label: string;
  isLabelHidden?: boolean;
  isOptional?: boolean;
  help?: string;
  /** Why the form that the files belong to refuses them. */
  error?: string | undefined;
  purpose: FilePurpose;
  /** How many may be there, if not as many as the purpose keeps. */
  most?: number;
  uploading: Uploading;
  isDisabled?: boolean;
}

/** A field whose files are sent as they are chosen: preview, progress, cancel and retry, each by keyboard too. */
export function UploadField(props: UploadFieldProps) {
  const {
    label,
    isLabelHidden = false,
    isOptional = false,
    help,
    error,
    purpose,
    uploading,
    isDisabled,
  } = props;
  const files = uploading.lines.map(({ id, name, size, status, progress }): FileItem => {
    const percent = {
      queued: null, // The last per cent is the server’s answer: before it, nothing has arrived.
      sending: Math.min(Math.floor(progress * 100), 99),
      done: 100,
      failed: undefined,
    }[status];
    const refusal = status === "failed" ? uploading.refusalOf(id) || copy.failed : undefined;
    return { id, name, size, file: uploading.fileOf(id), progress: percent, error: refusal };
  });
  return (
    <Stack gap={3}>
      <FileField
        label={label}
        isLabelHidden={isLabelHidden}
        isOptional={isOptional}
        help={help}
        error={error}
        accept={mediaTypesOf(purpose)}
        acceptText={kindsText(purpose)}
        maxBytes={purpose.largest}
        maxFiles={props.most ?? purpose.most}
        files={files}
        isDisabled={isDisabled}
        onAdd={uploading.add}
        onRemove={uploading.remove}
        onRetry={uploading.retry}
      />
      <InlineAlert tone="info">{uploading.isHeld ? copy.held : null}</InlineAlert>
    </Stack>
  );
}

interface JoinedFieldProps {
  label: string;
  help?: string;
  /** Why the server refuses them. */
  error?: string | undefined;
  /** How many may join, if not as many as the purpose keeps. */
  most?: number;
  joined: JoinedFiles;
}

/** The field of files that go along with a form, none of which need be. */
export function JoinedField({ joined: { purpose, uploading, problem }, error, ...rest }: JoinedFieldProps) {
  return (
    <UploadField {...rest} isOptional purpose={purpose} uploading={uploading} error={problem ?? error} />
  );
}
