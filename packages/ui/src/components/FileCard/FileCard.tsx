import {
  Download,
  File,
  FileArchive,
  FileAudio,
  FileImage,
  FileSpreadsheet,
  FileText,
  X,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonStyle } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { ProgressBar } from "../ProgressBar/index.ts";
import * as css from "./FileCard.css.ts";
import { endingOf, type FileKind, kindOf, sizeText } from "./file-labels.ts";

export interface FileCardProps {
  /** Name with its ending; states the kind. */
  name: string;
  /** Its size, in bytes. */
  bytes: number;
  /** Address of a small picture of it. */
  thumbnail?: string | undefined;
  /** Where it can be downloaded. */
  href?: string | undefined;
  /** How much is sent, between 0 and 1, while it is. */
  progress?: number | undefined;
  /** Why it could not be sent. */
  error?: string | undefined;
  /** Sends it again, after an error. */
  onRetry?: (() => void) | undefined;
  /** Takes it away, or stops sending it. */
  onRemove?: (() => void) | undefined;
  /** Its own texts, in another wording. */
  labels?: typeof fileLabels;
}

const fileLabels = {
  download: (name: string) => `Télécharger ${name}`,
  remove: (name: string) => `Retirer ${name}`,
  stop: (name: string) => `Arrêter l’envoi de ${name}`,
  sending: (name: string) => `Envoi de ${name}`,
  retry: "Réessayer",
};

const icons: Record<FileKind, typeof File> = {
  image: FileImage,
  pdf: FileText,
  sheet: FileSpreadsheet,
  archive: FileArchive,
  audio: FileAudio,
  text: FileText,
  other: File,
};

/** A file: what it is, how large, and what can be done with it; also while it is sent, and when that failed. */
export function FileCard(props: FileCardProps): ReactNode {
  const { name, bytes, thumbnail, href, progress, error, onRetry, onRemove, labels = fileLabels } = props;
  const Icon = icons[kindOf(name)];
  const isSending = progress !== undefined && error === undefined;
  return (
    <div className={css.card} data-failed={error ? "" : undefined}>
      <span className={css.picture} aria-hidden="true">
        {thumbnail ? (
          <img className={css.thumbnail} src={thumbnail} alt="" />
        ) : (
          <Icon size={22} strokeWidth={1.75} />
        )}
      </span>
      <div className={css.textBlock}>
        <p className={css.name}>{name}</p>
        <p className={css.detail}>{[endingOf(name), sizeText(bytes)].filter(Boolean).join(", ")}</p>
        {error ? (
          <p className={css.error} role="alert">
            {error}
          </p>
        ) : null}
      </div>
      <div className={css.actions}>
        {href && !isSending ? (
          <a
            className={buttonStyle({ variant: "ghost" })}
            href={href}
            download={name}
            aria-label={labels.download(name)}
          >
            <Download />
          </a>
        ) : null}
        {onRemove ? (
          <IconButton
            label={(isSending ? labels.stop : labels.remove)(name)}
            icon={<X />}
            onClick={onRemove}
          />
        ) : null}
      </div>
      {error && onRetry ? (
        <div className={css.retry}>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {labels.retry}
          </Button>
        </div>
      ) : null}
      {isSending ? (
        <div className={css.wide}>
          <ProgressBar label={labels.sending(name)} isLabelHidden value={progress} max={1} size="small" />
        </div>
      ) : null}
    </div>
  );
}
