import type { StoredFile } from "@jobami/api/files/contract";
import { displayText } from "@jobami/api/http/display-text";
import type { OutgoingFile } from "@jobami/machines/messages/outbox";
import { FileCard } from "@jobami/ui/FileCard";
import { Stack } from "@jobami/ui/layout/Stack";
import { OpeningPicture, SavedFile } from "../files/index.ts";

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
          {file.picture === null ? (
            <SavedFile file={file} />
          ) : (
            <OpeningPicture file={file} picture={file.picture} />
          )}
        </li>
      ))}
    </Stack>
  );
}
