import { pictureOf } from "@jobami/api/files/routes";
import { maxPictureAlt, missionPicture } from "@jobami/api/missions/routes";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { ArrowLeft, ArrowRight, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { CameraButton, UploadField, useUpload } from "../../talk/files/index.ts";
import { about, copy, placeText } from "./copy.ts";
import * as css from "./pictures.css.ts";

/** A picture that was sent, as who sent it describes it. */
export interface EditedPicture {
  file: string;
  alt: string;
  /** Moderators took it away. */
  isHidden?: boolean;
}

interface PicturesFieldProps {
  pictures: readonly EditedPicture[];
  /** Adds a picture, after the last one or where it stood before. */
  onAdd: (picture: EditedPicture, place?: number) => void;
  onDescribe: (file: string, alt: string) => void;
  onMove: (file: string, place: number) => void;
  onRemove: (file: string) => void;
  /** Something of what was chosen has not arrived: it is on its way, or it failed. */
  onWaiting: (why: "arrival" | "person" | null) => void;
  /** Why they are refused. */
  error?: string | undefined;
  id?: string;
}

interface Removed {
  picture: EditedPicture;
  place: number;
}

/** Pictures that are sent as they are chosen, described, put in order and removed, each by keyboard too. */
export function PicturesField(props: PicturesFieldProps) {
  const { pictures, onAdd, onDescribe, onMove, onRemove, onWaiting, error, id } = props;
  const uploading = useUpload(missionPicture);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const back = useRef<HTMLButtonElement>(null);
  const arrived = uploading.keys.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is taken once.
  useEffect(() => {
    if (arrived === "") return;
    uploading.handOver();
    for (const file of arrived.split(" ")) onAdd({ file, alt: "" });
  }, [arrived]);
  const isFailed = uploading.lines.some(({ status }) => status === "failed");
  const waiting = uploading.isSending ? "arrival" : isFailed ? "person" : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stated when it changes.
  useEffect(() => onWaiting(waiting), [waiting]);
  const room = missionPicture.most - pictures.length;
  function move(file: string, place: number): void {
    if (place < 0 || place >= pictures.length) return;
    onMove(file, place);
    setAnnouncement(placeText(place, pictures.length));
  }
  function remove(picture: EditedPicture, place: number): void {
    onRemove(picture.file);
    setRemoved(picture.isHidden ? null : { picture, place });
    // Once what had the focus is gone.
    requestAnimationFrame(() => back.current?.focus());
  }
  return (
    <Stack id={id} gap={4} role="group" aria-label={copy.field} tabIndex={-1}>
      {pictures.length > 0 && (
        <Stack as="ol" gap={3} aria-label={copy.label}>
          {pictures.map((picture, place) => (
            <Card key={picture.file} element="li" padding="small">
              <EditedRow
                picture={picture}
                place={place}
                count={pictures.length}
                onDescribe={(alt) => onDescribe(picture.file, alt)}
                onMove={(to) => move(picture.file, to)}
                onRemove={() => remove(picture, place)}
              />
            </Card>
          ))}
        </Stack>
      )}
      {pictures.length > 1 && <p className={text.soft}>{copy.first}</p>}
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
      <InlineAlert
        tone="info"
        action={
          <Button
            ref={back}
            variant="secondary"
            size="small"
            onClick={() => {
              if (removed !== null) onAdd(removed.picture, removed.place);
              setRemoved(null);
            }}
          >
            {copy.putBack}
          </Button>
        }
      >
        {removed === null || room <= 0 ? null : copy.removed}
      </InlineAlert>
      {room > 0 ? (
        <>
          <CameraButton purpose={missionPicture} faces="environment" onTake={uploading.add}>
            {copy.take}
          </CameraButton>
          <UploadField
            label={pictures.length === 0 ? copy.field : copy.add}
            isOptional
            help={copy.help}
            purpose={missionPicture}
            most={room}
            uploading={uploading}
            error={error}
          />
        </>
      ) : (
        <InlineAlert tone="info">{copy.full}</InlineAlert>
      )}
      {room <= 0 && <InlineAlert>{error}</InlineAlert>}
    </Stack>
  );
}

interface EditedRowProps {
  picture: EditedPicture;
  place: number;
  count: number;
  onDescribe: (alt: string) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
}

function EditedRow({ picture, place, count, onDescribe, onMove, onRemove }: EditedRowProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [isGone, setGone] = useState(false);
  const keep = () => alt.trim() !== picture.alt && onDescribe(alt.trim());
  return (
    <Inline gap={4}>
      <img
        className={css.thumbnail}
        src={pictureOf(picture.file).small}
        alt={picture.alt || placeText(place, count)}
        onError={() => setGone(true)}
      />
      <Stack gap={3}>
        <TextField
          label={copy.alt}
          help={copy.altHelp}
          isOptional
          autoComplete="off"
          maxLength={maxPictureAlt}
          value={alt}
          error={isGone ? copy.gone : undefined}
          onChange={({ currentTarget: { value } }) => setAlt(value)}
          onBlur={keep}
        />
        {picture.isHidden && <p className={text.soft}>{copy.hiddenDetail}</p>}
        <Inline gap={2}>
          {count > 1 && (
            <>
              <Button
                variant="ghost"
                size="small"
                icon={<ArrowLeft />}
                aria-disabled={place === 0 || undefined}
                onClick={() => onMove(place - 1)}
              >
                {copy.earlier}
                <span className={visuallyHidden}>{about(place)}</span>
              </Button>
              <Button
                variant="ghost"
                size="small"
                icon={<ArrowRight />}
                aria-disabled={place === count - 1 || undefined}
                onClick={() => onMove(place + 1)}
              >
                {copy.later}
                <span className={visuallyHidden}>{about(place)}</span>
              </Button>
            </>
          )}
          <Button variant="ghost" size="small" icon={<Trash2 />} onClick={onRemove}>
            {copy.remove}
            <span className={visuallyHidden}>{about(place)}</span>
          </Button>
        </Inline>
      </Stack>
    </Inline>
  );
}
