import { CircleCheck, FileText, RotateCcw, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { fieldError } from "../../styles/field.css.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import { sizeText } from "./check-files.ts";
import * as css from "./FileField.css.ts";

/** A file that was taken. */
export interface FileItem {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  /** The file itself while it is here, for the preview of a picture. */
  file?: File | undefined;
  /** Address of a preview once it is on the server. */
  previewUrl?: string | undefined;
  /** Per cent that is sent; `null` while it waits, `undefined` at rest. */
  progress?: number | null | undefined;
  /** Why it could not be sent. */
  error?: string | undefined;
}

interface FileListProps {
  files: readonly FileItem[];
  onRemove: ((file: FileItem) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
}

/** Picture of a file, drawn from the file itself until the server has one. */
function Preview({ file, previewUrl }: Pick<FileItem, "file" | "previewUrl">): ReactNode {
  const [local, setLocal] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith("image/")) return;
    const url = URL.createObjectURL(file);
    setLocal(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const src = previewUrl ?? local;
  return (
    <span className={css.preview} aria-hidden="true">
      {src ? <img className={css.picture} src={src} alt="" /> : <FileText size={22} strokeWidth={1.75} />}
    </span>
  );
}

/** Files that were taken: preview, name, size, how far they are, and the way to take them away. */
export function FileList({ files, onRemove, onRetry }: FileListProps): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-label="Fichiers joints">
      {files.map((file) => (
        <li key={file.id} className={css.file}>
          <Preview file={file.file} previewUrl={file.previewUrl} />
          <span className={css.about}>
            <span className={css.name}>{file.name}</span>
            <span className={css.size}>
              {sizeText(file.size)}
              {file.progress === 100 && !file.error ? (
                <span className={css.sent}>
                  <CircleCheck size={16} /> envoyé
                </span>
              ) : null}
            </span>
            {file.error ? <span className={fieldError}>{file.error}</span> : null}
            {file.progress !== undefined && file.progress !== 100 && !file.error ? (
              <ProgressBar label={`Envoi de ${file.name}`} isLabelHidden size="small" value={file.progress} />
            ) : null}
          </span>
          {file.error && onRetry ? (
            <IconButton
              label={`Renvoyer ${file.name}`}
              icon={<RotateCcw />}
              onClick={() => onRetry(file.id)}
            />
          ) : null}
          {onRemove ? (
            <IconButton label={`Retirer ${file.name}`} icon={<X />} onClick={() => onRemove(file)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
