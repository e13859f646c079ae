import { type FilePurpose, mediaTypesOf } from "@jobami/api/files/routes";
import { Button } from "@jobami/ui/Button";
import { visuallyHidden } from "@jobami/ui/styles";
import { Camera } from "lucide-react";
import { type ReactNode, useRef } from "react";
import * as css from "./camera-button.css.ts";

interface CameraButtonProps {
  purpose: FilePurpose;
  /** Which camera: of the person (`user`), or of what they look at. */
  faces: "user" | "environment";
  onTake: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Opens the camera of a phone; elsewhere files are chosen alone. */
export function CameraButton({ purpose, faces, onTake, children }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.camera}>
      <input
        ref={input}
        type="file"
        className={visuallyHidden}
        accept={mediaTypesOf(purpose).join(",")}
        capture={faces}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // The same picture can be taken again.
          target.value = "";
        }}
      />
      <Button variant="secondary" icon={<Camera />} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </div>
  );
}
