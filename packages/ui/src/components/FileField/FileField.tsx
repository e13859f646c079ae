import { type ClipboardEvent, type ReactNode, type Ref, useId, useRef, useState } from "react";
import { announce } from "../../announce.ts";
import { controlState, FieldError, type FieldProps, fieldWord, helpBelow } from "../../internal/Field.tsx";
import { field, fieldLabel, fieldNote } from "../../styles/field.css.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import { checkFiles, type FileLimits, type FileRefusal, limitsText, sizeText } from "./check-files.ts";
import { DropZone } from "./DropZone.tsx";
import * as css from "./FileField.css.ts";
import { type FileItem, FileList } from "./FileList.tsx";

export interface FileFieldProps extends Omit<FieldProps, "isReadOnly">, FileLimits {
  /** What was taken so far, with its progress; the owner sends the files and keeps this list. */
  files: readonly FileItem[];
  /** Files within the limits; the others are refused as text. */
  onAdd: (files: File[]) => void;
  /** A file is to be taken away, by its id. */
  onRemove: (id: string) => void;
  /** Shows « Réessayer » beside a file that failed. */
  onRetry?: ((id: string) => void) | undefined;
  /** The kinds of `accept` as text: « PDF ou image ». */
  acceptText?: string | undefined;
  /** Under which a native form sends the id of each file. */
  name?: string | undefined;
  /** Id of the input, which its texts build on; one of its own unless stated. */
  id?: string | undefined;
  /** The native input, so that a form can move the focus to it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

function refusalText({ name, why }: { name: string; why: FileRefusal }, props: FileFieldProps): string {
  const file = `«\u202f${name}\u202f»`;
  return {
    type: `${file} n’est pas du bon type${props.acceptText ? `\u00a0: ${props.acceptText}` : ""}.`,
    empty: `${file} est vide.`,
    size: `${file} dépasse ${sizeText(props.maxBytes ?? 0)}.`,
    count: `${file} est de trop\u00a0: ${props.maxFiles}\u00a0au plus.`,
  }[why];
}

/** Files to join: chosen, taken with the camera, dropped or pasted. A picture of a person alone: the same, `maxFiles={1}`. */
export function FileField(props: FileFieldProps): ReactNode {
  const { label, isLabelHidden, help, error, isDisabled, files, onAdd, onRemove, onRetry, name } = props;
  const { accept, maxFiles } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const input = useRef<HTMLInputElement | null>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const limits = limitsText(props, props.acceptText);
  const word = fieldWord(props);
  const shownError = [error, ...refusals].filter(Boolean).join(" ") || undefined;

  function take(list: Files): void {
    if (isDisabled || list.length === 0) return;
    const { taken, refused } = checkFiles([...list], props, files.length);
    setRefusals(refused.map((one) => refusalText(one, props)));
    if (taken.length > 0) onAdd(taken);
    if (taken.length > 0)
      announce(taken.length > 1 ? `${taken.length} fichiers ajoutés` : `${taken[0]?.name} ajouté`);
  }
  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }
  function remove(file: FileItem): void {
    setRefusals([]);
    input.current?.focus();
    onRemove(file.id);
    announce(`${file.name} retiré`);
  }

  return (
    <div className={field} onPaste={paste}>
      <label className={isLabelHidden ? visuallyHidden : fieldLabel} htmlFor={id}>
        {label}
        {word ? <span className={fieldNote}> {word}</span> : null}
      </label>
      <DropZone
        isDisabled={Boolean(isDisabled)}
        isInvalid={Boolean(shownError)}
        isSingle={maxFiles === 1}
        onDrop={take}
      >
        <input
          ref={(element) => {
            input.current = element;
            if (typeof props.ref === "function") props.ref(element);
            else if (props.ref) props.ref.current = element;
          }}
          id={id}
          type="file"
          className={css.input}
          accept={accept?.join(",")}
          multiple={maxFiles !== 1}
          disabled={isDisabled}
          {...controlState(id, { help, error: shownError }, limits ? `${id}-limits` : undefined)}
          onChange={({ target }) => {
            if (target.files) take(target.files);
            // The same file can be chosen again after it was taken away.
            target.value = "";
          }}
        />
      </DropZone>
      {limits ? (
        <p className={css.limits} id={`${id}-limits`}>
          {limits}
        </p>
      ) : null}
      <div role="alert">{shownError ? <FieldError id={id}>{shownError}</FieldError> : null}</div>
      {helpBelow(id, help)}
      <FileList
        files={files}
        onRemove={isDisabled ? undefined : remove}
        onRetry={isDisabled ? undefined : onRetry}
      />
      {name ? files.map((file) => <input key={file.id} type="hidden" name={name} value={file.id} />) : null}
    </div>
  );
}

type Files = ArrayLike<File> & Iterable<File>;
