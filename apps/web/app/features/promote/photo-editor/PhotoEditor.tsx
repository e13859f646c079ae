import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { createHistoryMachine } from "@jobami/machines/editing/history";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { ToggleButton } from "@jobami/ui/ToggleButton";
import { useEffect, useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { UndoButtons, undoCopy } from "../../../platform/undo/index.ts";
import { CropCanvas } from "./CropCanvas.tsx";
import { copy } from "./copy.ts";
import { noEdits, type PhotoEdits } from "./edits.ts";
import { Keep } from "./Keep.tsx";
import * as css from "./photo-editor.css.ts";
import { Tools } from "./Tools.tsx";

interface PhotoEditorProps {
  picture: HTMLImageElement;
  name: string;
  /** The piece of work whose picture it is; null for a picture of the device. */
  piece: PortfolioPiece | null;
  onLeave: () => void;
  /** Hears whether something was done that is stored nowhere. */
  onUnsavedChange: (hasUnsavedEdits: boolean) => void;
}

const isSame = (one: PhotoEdits, other: PhotoEdits) => JSON.stringify(one) === JSON.stringify(other);

/** A picture that is edited: what is done to it, with the way back and forth. */
export function PhotoEditor({ picture, name, piece, onLeave, onUnsavedChange }: PhotoEditorProps) {
  const [machine] = useState(() => createHistoryMachine<PhotoEdits>());
  const [input] = useState(() => ({ document: noEdits }));
  const [announcement, setAnnouncement] = useState("");
  const [isBefore, setBefore] = useState(false);
  const [savedEdits, setSavedEdits] = useState<PhotoEdits>(noEdits);
  const [snapshot, send] = useFlow(machine, input, { "document.restored": () => {} });
  const { past, present: edits, future } = snapshot.context;
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [isAsking, setAsking] = useState(false);
  const hasUnsavedEdits = !isSame(edits, savedEdits);
  useReportUnsaved(hasUnsavedEdits, onUnsavedChange);
  function edit(document: PhotoEdits, part: string | null): void {
    setAnnouncement("");
    setBefore(false);
    send({ type: "document.changed", document, part });
  }
  function step(type: "undo.requested" | "redo.requested", done: string): void {
    setAnnouncement(done);
    send({ type });
  }
  return (
    <Columns ratio="1.4:1" from="laptop" gap={6} align="start">
      <Stack gap={4} className={css.side}>
        <Inline gap={3} align="center">
          <UndoButtons
            steps={{
              canUndo: past.length > 0,
              canRedo: future.length > 0,
              undo: () => step("undo.requested", undoCopy.undone),
              redo: () => step("redo.requested", undoCopy.redone),
              announcement,
            }}
          />
          <ToggleButton size="small" isPressed={isBefore} onChange={setBefore}>
            {copy.before}
          </ToggleButton>
          <Button
            variant="ghost"
            size="small"
            isResting={isSame(edits, noEdits)}
            onClick={() => edit(noEdits, null)}
          >
            {copy.reset}
          </Button>
        </Inline>
        <CropCanvas
          picture={picture}
          edits={edits}
          isBefore={isBefore}
          onCrop={(crop) => edit({ ...edits, crop }, "crop")}
        />
        <div>
          <Button
            variant="ghost"
            size="small"
            onClick={() => (hasUnsavedEdits ? setAsking(true) : onLeave())}
          >
            {copy.another}
          </Button>
        </div>
        <ConfirmDialog
          isOpen={isAsking}
          title={copy.leaveQuestion}
          losses={[copy.leaveLoss]}
          confirmLabel={copy.another}
          onConfirm={onLeave}
          onCancel={() => setAsking(false)}
        />
      </Stack>
      <Stack gap={6}>
        <Tools natural={natural} edits={edits} onEdit={edit} />
        <Keep
          picture={picture}
          edits={edits}
          name={name}
          piece={piece}
          onSaved={() => setSavedEdits(edits)}
        />
      </Stack>
    </Columns>
  );
}

/** Reports that something is stored nowhere, until it is left; the browser asks before the page is closed then. */
function useReportUnsaved(
  hasUnsavedEdits: boolean,
  onUnsavedChange: (hasUnsavedEdits: boolean) => void,
): void {
  useEffect(() => {
    if (!hasUnsavedEdits) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    onUnsavedChange(true);
    return () => {
      window.removeEventListener("beforeunload", ask);
      onUnsavedChange(false);
    };
  }, [hasUnsavedEdits, onUnsavedChange]);
}
