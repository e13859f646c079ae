import type { Picture } from "@jobami/api/files/routes";
import { useApi } from "@jobami/api/http/provider";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { maxPieceText, maxPieceTitle, portfolioPicture } from "@jobami/api/portfolio/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { lazy, Suspense, useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { UploadField, useUpload } from "../../talk/files/index.ts";
import { loadWillBeMasked } from "../../talk/masking/index.ts";
import { copy } from "./copy.ts";
import { keepingPiece } from "./portfolio.actors.ts";
import * as css from "./portfolio.css.ts";

const WillBeMasked = lazy(loadWillBeMasked);

interface PieceFormProps {
  /** The one that is changed; null for a new one. */
  piece: PortfolioPiece | null;
  onSaved: (pieces: PortfolioPiece[]) => void;
  onCancel: () => void;
}

/** A piece of one's work: its pictures, sent as they are chosen, its title, and what there is to write of it. */
export function PieceForm({ piece, onSaved, onCancel }: PieceFormProps) {
  const api = useApi();
  const notify = useNotify();
  const after = usePicture(piece?.after ?? null);
  const before = usePicture(piece?.before ?? null);
  const [title, setTitle] = useState(piece?.title ?? "");
  const [draftText, setDraftText] = useState(piece?.text ?? "");
  const [isTried, setTried] = useState(false);
  /** It shall be stored as soon as its pictures have arrived. */
  const [isWanted, setWanted] = useState(false);
  const [machine] = useState(() => keepingPiece(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      after.uploading.handOver();
      before.uploading.handOver();
      notify({ kind: "success", title: copy.saved });
      onSaved(answer);
    },
  });
  const lacks = {
    title: title.trim() === "" ? copy.nameMissing : undefined,
    after: after.fault ?? (after.file === null && !after.isOnItsWay ? copy.photoMissing : undefined),
    before: before.fault,
  };
  const isWhole = Object.values(lacks).every((fault) => fault === undefined);
  const isOnItsWay = after.isOnItsWay || before.isOnItsWay;
  const refused = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const errorOf = (field: keyof typeof lacks) => (isTried ? lacks[field] : undefined) ?? refused(field);
  function send(): void {
    setTried(true);
    setWanted(isWhole);
  }
  useEffect(() => {
    if (!isWanted || isOnItsWay) return;
    setWanted(false);
    if (!isWhole || after.file === null) return;
    submit({
      id: piece?.id ?? null,
      title: title.trim(),
      text: draftText.trim(),
      before: before.file,
      after: after.file,
    });
  });
  const name = piece === null ? copy.addTitle : copy.changeTitle;
  return (
    <Card element="section" padding="large" aria-label={name}>
      <Stack as={Form} gap={5} onSubmit={send} onInput={edit} aria-label={name}>
        <h3 className={heading[4]}>{name}</h3>
        {problem !== null && problem.fields.length === 0 && (
          <Banner
            tone="danger"
            announce="assertive"
            title={problem.code === "GONE" ? copy.gone : problemText(problem)}
          />
        )}
        <PictureField label={copy.after} picture={after} error={errorOf("after")} />
        <PictureField
          label={copy.before}
          help={copy.beforeHelp}
          picture={before}
          error={errorOf("before")}
          dropLabel={copy.drop}
        />
        <TextField
          label={copy.name}
          help={copy.nameHelp}
          isRequired
          autoComplete="off"
          maxLength={maxPieceTitle}
          value={title}
          error={errorOf("title")}
          onChange={({ currentTarget: { value } }) => setTitle(value)}
        />
        <TextArea
          label={copy.text}
          isOptional
          rows={3}
          maxCharacters={maxPieceText}
          value={draftText}
          error={refused("text")}
          onChange={({ currentTarget: { value } }) => setDraftText(value)}
        />
        <Suspense fallback={null}>
          <WillBeMasked text={`${title}\n${draftText}`} opening="none" />
        </Suspense>
        <Inline gap={3}>
          <Button type="submit" isPending={isSending || isWanted} pendingLabel={copy.saving}>
            {copy.save}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A picture of the form: the one that is stored, or the one that was sent instead. */
function usePicture(known: Picture | null) {
  const uploading = useUpload(portfolioPicture);
  const [savedPiece, setSavedPiece] = useState(known);
  const [sent = null] = uploading.keys;
  return {
    uploading,
    saved: savedPiece,
    file: sent ?? savedPiece?.file ?? null,
    isOnItsWay: uploading.lines.some(({ status }) => status === "queued" || status === "sending"),
    /** What was chosen did not arrive. */
    fault: uploading.lines.some(({ status }) => status === "failed") ? copy.photoFailed : undefined,
    drop: () => setSavedPiece(null),
  };
}

interface PictureFieldProps {
  label: string;
  help?: string;
  error: string | undefined;
  picture: ReturnType<typeof usePicture>;
  /** How the picture is taken away where there need be none. */
  dropLabel?: string;
}

function PictureField({ label, help, error, picture, dropLabel }: PictureFieldProps) {
  if (picture.saved === null)
    return (
      <UploadField
        label={label}
        purpose={portfolioPicture}
        uploading={picture.uploading}
        {...(help === undefined ? {} : { help })}
        {...(error === undefined ? {} : { error })}
      />
    );
  return (
    <Stack gap={2} role="group" aria-label={label}>
      <p className={text.strong}>{label}</p>
      <Inline gap={4} align="center">
        <img className={css.thumbnail} src={picture.saved.small} alt={label} />
        <Button variant="secondary" size="small" onClick={picture.drop}>
          {dropLabel ?? copy.replace}
        </Button>
      </Inline>
    </Stack>
  );
}
