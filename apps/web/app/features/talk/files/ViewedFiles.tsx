import type { StoredFile } from "@jobami/api/files/contract";
import { displayText } from "@jobami/api/http/display-text";
import { lazy, Suspense, useState } from "react";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { AttachedFiles } from "./AttachedFiles.tsx";
import { FileViewer } from "./FileViewer.tsx";

const Dialog = lazy(async () => ({ default: (await import("@jobami/ui/Dialog")).Dialog }));

/** Files as those who decide see them: pictures open over the page, larger and turned. */
export function ViewedFiles({ files }: { files: readonly StoredFile[] }) {
  const [open, setOpen] = useState<StoredFile | null>(null);
  return (
    <>
      <AttachedFiles files={files} onOpen={setOpen} />
      {open !== null && (
        <Suspense fallback={null}>
          <Viewer file={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function Viewer({ file, onClose }: { file: StoredFile; onClose: () => void }) {
  useOverlayLock("file", true);
  const name = displayText(file.name);
  return (
    <Dialog isOpen title={name} size="large" onClose={onClose}>
      <FileViewer name={name} address={file.address} isPicture />
    </Dialog>
  );
}
