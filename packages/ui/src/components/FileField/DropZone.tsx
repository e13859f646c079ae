import { Upload } from "lucide-react";
import { type DragEvent, type ReactNode, useState } from "react";
import * as css from "./FileField.css.ts";

interface DropZoneProps {
  isDisabled: boolean;
  isInvalid: boolean;
  isSingle: boolean;
  onDrop: (files: FileList) => void;
  /** The native input, which covers the zone. */
  children: ReactNode;
}

/** Where files are dropped; the input over it is what is pressed, focused and read. */
export function DropZone({ isDisabled, isInvalid, isSingle, onDrop, children }: DropZoneProps): ReactNode {
  const [isOver, setOver] = useState(false);

  function drag(event: DragEvent, next: boolean): void {
    if (isDisabled || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(next);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the input does it all
    <div
      className={css.zone}
      data-over={isOver ? "" : undefined}
      data-invalid={isInvalid ? "" : undefined}
      data-disabled={isDisabled ? "" : undefined}
      onDragEnter={(event) => drag(event, true)}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) drag(event, false);
      }}
      onDrop={(event) => {
        drag(event, false);
        onDrop(event.dataTransfer.files);
      }}
    >
      {children}
      <span className={css.icon} aria-hidden="true">
        <Upload size={22} strokeWidth={1.75} />
      </span>
      <span className={css.textBlock} aria-hidden="true">
        <span className={css.invitation}>
          {isOver ? "Lâchez ici" : isSingle ? "Choisir un fichier" : "Choisir des fichiers"}
        </span>
        <span className={css.others}>
          {isSingle ? "ou déposez-le, ou collez-le ici" : "ou déposez-les, ou collez-les ici"}
        </span>
      </span>
    </div>
  );
}
