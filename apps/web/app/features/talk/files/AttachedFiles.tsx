import type { StoredFile } from "@jobami/api/files/contract";
import { displayText } from "@jobami/api/http/display-text";
import { FileCard } from "@jobami/ui/FileCard";
import { Stack } from "@jobami/ui/layout/Stack";
import { AttachedPictures } from "./AttachedPictures.tsx";

/** A file that is saved, never opened here. */
export function SavedFile({ file: { name, bytes, address } }: { file: StoredFile }) {
  return <FileCard name={displayText(name)} bytes={bytes} href={address} />;
}

interface AttachedFilesProps {
  files: readonly StoredFile[];
  /** Opens a picture over the page; without it, it opens in a tab of its own. */
  onOpen?: (file: StoredFile) => void;
}

/** What goes along with something that was written: pictures small, in rows, and documents under them. */
export function AttachedFiles({ files, onOpen }: AttachedFilesProps) {
  if (files.length === 0) return null;
  const papers = files.filter(({ picture }) => picture === null);
  return (
    <Stack gap={2}>
      <AttachedPictures files={files} onOpen={onOpen} />
      {papers.length > 0 && (
        <Stack as="ul" gap={2}>
          {papers.map((file) => (
            <li key={file.id}>
              <SavedFile file={file} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
