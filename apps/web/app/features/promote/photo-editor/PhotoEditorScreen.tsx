import { mediaTypesOf } from "@jobami/api/files/routes";
import { displayText } from "@jobami/api/http/display-text";
import { newKey } from "@jobami/api/http/new-key";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { usePortfolio } from "@jobami/api/portfolio/hooks";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import { photoView } from "@jobami/machines/editing/photo";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { FileField } from "@jobami/ui/FileField";
import { Grid } from "@jobami/ui/layout/Grid";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { askedPiece } from "../../../entities/piece/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy, problemCopy } from "./copy.ts";
import { PhotoEditor } from "./PhotoEditor.tsx";
import { photoMachine } from "./photo.actors.ts";
import * as css from "./photo-editor.css.ts";

/** The most of what a browser opens, in bytes: what is stored is made smaller. */
const largestOpened = 40_000_000;

interface PhotoEditorScreenProps {
  /** Hears whether leaving would lose something. */
  onUnsavedChange: (hasUnsavedEdits: boolean) => void;
}

/** /dashboard/photo-editor: a picture of the device, or of one’s work, cut, turned, made lighter [DASH-13]. */
export function PhotoEditorScreen({ onUnsavedChange }: PhotoEditorScreenProps) {
  const [addresses] = useState(() => new Map<string, string>());
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [machine] = useState(() =>
    photoMachine({ addressOf: ({ id }) => addresses.get(id) ?? id, keep: setPicture }),
  );
  const [snapshot, send] = useFlow(machine, undefined, {});
  const [piece, setPiece] = useState<PortfolioPiece | null>(null);
  const { status, source, problem } = photoView(snapshot);
  useAskedPiece(openOwn);
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  function openFile(file: File | undefined): void {
    if (file === undefined) return;
    const id = newKey();
    addresses.set(id, URL.createObjectURL(file));
    setPiece(null);
    send({ type: "picture.chosen", source: { from: "device", id, name: file.name } });
  }
  function openOwn(chosen: PortfolioPiece): void {
    setPiece(chosen);
    const source = { from: "own", id: chosen.after.large, name: displayText(chosen.title) } as const;
    send({ type: "picture.chosen", source });
  }
  return (
    <WorkPage>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      {problem !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problemCopy[problem].title}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: "retry.requested" })}>
              {copy.retry}
            </Button>
          }
        >
          {problemCopy[problem].text}
        </Banner>
      )}
      {status === "opening" && (
        <Stack gap={3} role="status">
          <p>{copy.opening}</p>
          <Skeleton shape="image" />
        </Stack>
      )}
      {status === "open" && picture !== null && source !== null && (
        <PhotoEditor
          key={source.id}
          picture={picture}
          name={source.name}
          piece={piece}
          onUnsavedChange={onUnsavedChange}
          onLeave={() => send({ type: "picture.left" })}
        />
      )}
      {(status === "choosing" || status === "failed") && <Choosing onFile={openFile} onOwn={openOwn} />}
    </WorkPage>
  );
}

/** Opens the piece of work that the address asks for, once it is known. */
function useAskedPiece(onOwn: (piece: PortfolioPiece) => void): void {
  const [params] = useSearchParams();
  const { data } = usePortfolio();
  const [isDone, setDone] = useState(false);
  const asked = isDone ? null : params.get(askedPiece);
  const found = data?.find(({ id }) => id === asked);
  useEffect(() => {
    if (found === undefined) return;
    setDone(true);
    onOwn(found);
  });
}

interface ChoosingProps {
  onFile: (file: File | undefined) => void;
  onOwn: (piece: PortfolioPiece) => void;
}

function Choosing({ onFile, onOwn }: ChoosingProps) {
  const pieces = usePortfolio();
  return (
    <Stack gap={6}>
      <FileField
        label={copy.ofDevice}
        isRequired
        accept={mediaTypesOf(portfolioPicture)}
        acceptText="JPEG, PNG ou WebP"
        maxBytes={largestOpened}
        maxFiles={1}
        files={[]}
        onAdd={([file]) => onFile(file)}
        onRemove={() => {}}
      />
      <Stack as="section" gap={4} aria-labelledby="realisations">
        <h2 id="realisations" className={heading[3]}>
          {copy.ofOwn}
        </h2>
        <Reading of={pieces} failed={copy.ownFailed} announce="polite" awaited={<Skeleton shape="image" />}>
          {(all) =>
            all.length === 0 ? (
              <p className={text.soft}>{copy.noneOwn}</p>
            ) : (
              <Grid as="ul" gap={4} columns={{ tablet: 3, laptop: 4 }}>
                {all.map((piece) => (
                  <li key={piece.id}>
                    <button type="button" className={css.own} onClick={() => onOwn(piece)}>
                      <img className={css.ownPicture} src={piece.after.small} alt="" />
                      <span className={css.ownName}>{displayText(piece.title)}</span>
                    </button>
                  </li>
                ))}
              </Grid>
            )
          }
        </Reading>
      </Stack>
    </Stack>
  );
}
