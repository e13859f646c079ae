import { pictureOf } from "@jobami/api/files/routes";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import type { MissionPicture } from "@jobami/api/missions/pictures";
import { missionsRoutes } from "@jobami/api/missions/routes";
import { useMissionPictures } from "@jobami/api/missions/use-pictures";
import { mayChangePictures } from "@jobami/machines/missions/mission";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Gallery } from "@jobami/ui/Gallery";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { ImagePlus } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { loadMaskNote } from "../../talk/masking/index.ts";
import { copy, erasedText, placeText } from "./copy.ts";
import { PicturesField } from "./PicturesField.tsx";
import * as css from "./pictures.css.ts";
import { usePictureChanges } from "./use-picture-changes.ts";

const MaskNote = lazy(loadMaskNote);

interface MissionPicturesProps {
  mission: Mission;
  /** Whoever reads posted it. */
  isOwn: boolean;
}

/** The pictures of a mission: a gallery, which its owner changes while the mission is open. */
export function MissionPictures({ mission, isOwn }: MissionPicturesProps) {
  const { data, error, mutate } = useMissionPictures(mission.id);
  const isPromised = Boolean(mission.cover);
  if (data === undefined)
    return error === undefined ? (
      <div className={isPromised ? css.place : undefined} aria-busy="true" />
    ) : (
      <ReadingFailed error={error} onRetry={() => void mutate()} />
    );
  return <KnownPictures mission={mission} isOwn={isOwn} pictures={data.data} />;
}

function KnownPictures({
  mission,
  isOwn,
  pictures,
}: MissionPicturesProps & { pictures: readonly MissionPicture[] }) {
  const readings = useReadings();
  const [isEditing, setEditing] = useState(false);
  const command = useRef<HTMLButtonElement>(null);
  const mayChange = isOwn && mayChangePictures(mission, "owner");
  if (mayChange && isEditing)
    return (
      <PicturesEditor
        id={mission.id}
        pictures={pictures}
        onLeave={() => {
          setEditing(false);
          requestAnimationFrame(() => command.current?.focus());
        }}
      />
    );
  if (pictures.length === 0 && !mayChange) return null;
  return (
    <Stack as="section" gap={2} aria-label={copy.label}>
      <ShownPictures
        pictures={pictures}
        canReport={!isOwn && !mission.isHidden}
        readAgain={() => readings.readAgain(missionsRoutes.pictures, { id: mission.id })}
      />
      {mayChange && (
        <Inline>
          <Button
            ref={command}
            variant="secondary"
            size="small"
            icon={<ImagePlus />}
            onClick={() => setEditing(true)}
          >
            {pictures.length === 0 ? copy.add : copy.edit}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

interface ShownPicturesProps {
  pictures: readonly MissionPicture[];
  canReport: boolean;
  /** What is masked of a description is another now. */
  readAgain: () => void;
}

function ShownPictures({ pictures, canReport, readAgain }: ShownPicturesProps) {
  const [isOpen, setOpen] = useState(false);
  useOverlayLock("pictures", isOpen);
  const seen = pictures.filter(({ isErased }) => !isErased);
  const about = (id: string) => {
    const at = seen.findIndex(({ file }) => file === id);
    return seen[at]?.alt || placeText(at, seen.length);
  };
  return (
    <>
      {seen.length > 0 && (
        <Gallery
          label={copy.label}
          pictures={seen.map(({ file, alt, width, height, isHidden }) => {
            const { small, large } = pictureOf(file);
            const state = isHidden && <Badge tone="warning">{copy.hidden}</Badge>;
            return { id: file, small, large, alt, width, height, state };
          })}
          onOpen={setOpen}
          renderActions={(id) => canReport && <ReportButton kind="picture" id={id} about={about(id)} />}
        />
      )}
      {seen.map(
        ({ file, alt, masked }, at) =>
          masked && (
            <Suspense key={file} fallback={null}>
              <MaskNote text={alt} masked={masked} where={placeText(at, seen.length)} onChange={readAgain} />
            </Suspense>
          ),
      )}
      {pictures
        .filter(({ isErased }) => isErased)
        .map(({ file, alt }) => (
          <p key={file} className={text.soft}>
            {erasedText(alt)}
          </p>
        ))}
    </>
  );
}

interface PicturesEditorProps {
  id: string;
  pictures: readonly MissionPicture[];
  onLeave: () => void;
}

function PicturesEditor({ id, pictures, onLeave }: PicturesEditorProps) {
  const { change, again, isSending, problem } = usePictureChanges(id);
  const [waiting, setWaiting] = useState<"arrival" | "person" | null>(null);
  return (
    <Stack as="section" gap={4} aria-label={copy.edit}>
      <PicturesField
        pictures={pictures.filter(({ isErased }) => !isErased)}
        onAdd={({ file, alt }, place) =>
          change({ act: "add", file, alt, ...(place !== undefined && { place }) })
        }
        onDescribe={(file, alt) => change({ act: "describe", file, alt })}
        onMove={(file, place) => change({ act: "move", file, place })}
        onRemove={(file) => change({ act: "remove", file })}
        onWaiting={setWaiting}
      />
      <InlineAlert
        action={
          <Button variant="secondary" size="small" onClick={again}>
            {copy.retry}
          </Button>
        }
      >
        {problem}
      </InlineAlert>
      <Inline>
        <Button isPending={isSending || waiting === "arrival"} pendingLabel={copy.saving} onClick={onLeave}>
          {copy.done}
        </Button>
      </Inline>
    </Stack>
  );
}
