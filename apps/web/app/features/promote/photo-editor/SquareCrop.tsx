import { newKey } from "@jobami/api/http/new-key";
import { createHistoryMachine } from "@jobami/machines/editing/history";
import { photoView } from "@jobami/machines/editing/photo";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RotateCw } from "lucide-react";
import { useEffect, useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { UndoButtons, undoCopy } from "../../../platform/undo/index.ts";
import { CropCanvas } from "./CropCanvas.tsx";
import { copy, squareCopy } from "./copy.ts";
import { makePicture } from "./draw.ts";
import { noEdits, type PhotoEdits, turn, withRatio } from "./edits.ts";
import { photoMachine } from "./photo.actors.ts";

interface SquareCropProps {
  file: File;
  /** The most that what remains may be, in bytes. */
  largest: number;
  /** Takes the square that remains, or the file as it is where this browser opens no such picture. */
  onCropped: (file: File) => void;
  onLeave: () => void;
}

/** A picture of the device before it is sent: the square that remains is chosen, turned, and each step undone. */
export function SquareCrop({ file, largest, onCropped, onLeave }: SquareCropProps) {
  const [address] = useState(() => URL.createObjectURL(file));
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [machine] = useState(() => photoMachine({ addressOf: () => address, keep: setPicture }));
  const [snapshot, send] = useFlow(machine, undefined, {});
  const { status } = photoView(snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is opened once.
  useEffect(() => {
    send({ type: "picture.chosen", source: { from: "device", id: newKey(), name: file.name } });
    return () => URL.revokeObjectURL(address);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what cannot be opened here is judged by the server, once.
  useEffect(() => {
    if (status === "failed") onCropped(file);
  }, [status]);
  if (status !== "open" || picture === null) return null;
  const cut = async (edits: PhotoEdits) => {
    const { bytes } = await makePicture(picture, edits, largest);
    const name = `${file.name.replace(/\.[^.]*$/, "") || "photo"}.jpg`;
    onCropped(new File([bytes], name, { type: bytes.type }));
  };
  return <Cropping picture={picture} onCut={cut} onLeave={onLeave} />;
}

interface CroppingProps {
  picture: HTMLImageElement;
  onCut: (edits: PhotoEdits) => Promise<void>;
  onLeave: () => void;
}

function Cropping({ picture, onCut, onLeave }: CroppingProps) {
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const [machine] = useState(() => createHistoryMachine<PhotoEdits>());
  const [input] = useState(() => ({ document: withRatio(noEdits, "1:1", natural) }));
  const [snapshot, send] = useFlow(machine, input, { "document.restored": () => {} });
  const [announcement, setAnnouncement] = useState("");
  const [isCutting, setCutting] = useState(false);
  const { past, present: edits, future } = snapshot.context;
  const edit = (document: PhotoEdits, part: string | null) => {
    setAnnouncement("");
    send({ type: "document.changed", document, part });
  };
  const step = (type: "undo.requested" | "redo.requested", done: string) => {
    setAnnouncement(done);
    send({ type });
  };
  return (
    <Dialog
      isOpen
      onClose={onLeave}
      title={squareCopy.title}
      closesOnBackdrop={false}
      actions={
        <>
          <Button
            isPending={isCutting}
            pendingLabel={squareCopy.cutting}
            onClick={() => {
              setCutting(true);
              void onCut(edits).finally(() => setCutting(false));
            }}
          >
            {squareCopy.use}
          </Button>
          <Button variant="secondary" onClick={onLeave}>
            {squareCopy.leave}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
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
          <Button
            variant="secondary"
            size="small"
            icon={<RotateCw />}
            onClick={() => edit(turn(edits, "right", natural), null)}
          >
            {copy.turnRight}
          </Button>
        </Inline>
        <CropCanvas
          picture={picture}
          edits={edits}
          isBefore={false}
          onCrop={(crop) => edit({ ...edits, crop }, "crop")}
        />
      </Stack>
    </Dialog>
  );
}
