import type { StoredFile } from "@jobami/api/files/contract";
import { displayText } from "@jobami/api/http/display-text";
import type { OutgoingFile } from "@jobami/machines/messages/outbox";
import { FileCard } from "@jobami/ui/FileCard";
import { Stack } from "@jobami/ui/layout/Stack";
import { pictureLabel } from "./copy.ts";
import * as css from "./messages.css.ts";

interface MessageFilesProps {
  files: readonly StoredFile[];
  /** Those of a message on its way. */
  pending: readonly OutgoingFile[];
}

/** What goes along with a message: pictures are seen and open large, documents are saved. */
export function MessageFiles({ files, pending }: MessageFilesProps) {
  if (files.length + pending.length === 0) return null;
  return (
    <Stack as="ul" gap={2}>
      {pending.map(({ key, name, size }) => (
        <li key={key}>
          <FileCard name={displayText(name)} bytes={size} />
        </li>
      ))}
      {files.map((file) => (
        <li key={file.id}>
          <SentFile file={file} />
        </li>
      ))}
    </Stack>
  );
}

function SentFile({ file }: { file: StoredFile }) {
  const name = displayText(file.name);
  if (file.picture === null) return <FileCard name={name} bytes={file.bytes} href={file.address} />;
  return (
    <a className={css.picture} href={file.picture.large} target="_blank" rel="noreferrer">
      <img
        className={css.pictureImage}
        src={file.picture.medium}
        alt={pictureLabel(name)}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        loading="lazy"
      />
    </a>
  );
}
