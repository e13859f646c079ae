import { mediaTypesOf } from "@jobami/api/files/routes";
import { displayText } from "@jobami/api/http/display-text";
import { usePortfolio } from "@jobami/api/portfolio/hooks";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import { type PhotoSource, photoView } from "@jobami/machines/editing/photo";
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
import { useFlow } from "../../platform/machine/index.ts";
import { Reading } from "../../platform/reading/index.ts";
import { problemWords, words } from "./copy.ts";
import { PhotoEditor } from "./PhotoEditor.tsx";
import { photoMachine } from "./photo.actors.ts";
import * as css from "./photo-editor.css.ts";

/** The most of what a browser opens, in bytes: what is kept is made smaller. */
const largestOpened = 40_000_000;

interface PhotoEditorScreenProps {
  /** Hears whether leaving would lose something. */
  onUnkept: (isUnkept: boolean) => void;
}

/** /dashboard/photo-editor: a picture of the device, or of one’s work, cut, turned, made lighter [DASH-13]. */
export function PhotoEditorScreen({ onUnkept }: PhotoEditorScreenProps) {
  const [addresses] = useState(() => new Map<string, string>());
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const [machine] = useState(() =>
    photoMachine({ addressOf: ({ id }) => addresses.get(id) ?? id, keep: setPicture }),
  );
  const [snapshot, send] = useFlow(machine, undefined, {});
  const { status, source, problem } = photoView(snapshot);
  useEffect(
    () => () => {
      for (const address of addresses.values()) URL.revokeObjectURL(address);
    },
    [addresses],
  );
  function openFile(file: File | undefined): void {
    if (file === undefined) return;
    const id = crypto.randomUUID();
    addresses.set(id, URL.createObjectURL(file));
    send({ type: "picture.chosen", source: { from: "device", id, name: file.name } });
  }
  return (
    <WorkPage>
      <PageHeader title={words.title} lead={words.lead} size="compact" />
      {problem !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problemWords[problem].title}
          action={
            <Button variant="secondary" size="small" onClick={() => send({ type: "retry.requested" })}>
              {words.retry}
            </Button>
          }
        >
          {problemWords[problem].text}
        </Banner>
      )}
      {status === "opening" && (
        <Stack gap={3} role="status">
          <p>{words.opening}</p>
          <Skeleton shape="image" />
        </Stack>
      )}
      {status === "open" && picture !== null && source !== null && (
        <PhotoEditor
          key={source.id}
          picture={picture}
          name={source.name}
          onUnkept={onUnkept}
          onLeave={() => send({ type: "picture.left" })}
        />
      )}
      {(status === "choosing" || status === "failed") && (
        <Choosing onFile={openFile} onOwn={(chosen) => send({ type: "picture.chosen", source: chosen })} />
      )}
    </WorkPage>
  );
}

interface ChoosingProps {
  onFile: (file: File | undefined) => void;
  onOwn: (source: PhotoSource) => void;
}

function Choosing({ onFile, onOwn }: ChoosingProps) {
  const pieces = usePortfolio();
  return (
    <Stack gap={6}>
      <FileField
        label={words.ofDevice}
        isRequired
        requiredWord=""
        accept={mediaTypesOf(portfolioPicture)}
        acceptWords="JPEG, PNG ou WebP"
        maxBytes={largestOpened}
        maxFiles={1}
        files={[]}
        onAdd={([file]) => onFile(file)}
        onRemove={() => {}}
      />
      <Stack as="section" gap={4} aria-labelledby="realisations">
        <h2 id="realisations" className={heading[3]}>
          {words.ofOwn}
        </h2>
        <Reading of={pieces} failed={words.ownFailed} announce="polite" awaited={<Skeleton shape="image" />}>
          {(all) =>
            all.length === 0 ? (
              <p className={text.soft}>{words.noneOwn}</p>
            ) : (
              <Grid as="ul" gap={4} columns={{ tablet: 3, laptop: 4 }}>
                {all.map(({ id, title, after }) => {
                  const name = displayText(title);
                  return (
                    <li key={id}>
                      <button
                        type="button"
                        className={css.own}
                        onClick={() => onOwn({ from: "own", id: after.large, name })}
                      >
                        <img className={css.ownPicture} src={after.small} alt="" />
                        <span className={css.ownName}>{name}</span>
                      </button>
                    </li>
                  );
                })}
              </Grid>
            )
          }
        </Reading>
      </Stack>
    </Stack>
  );
}
