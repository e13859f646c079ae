import type { SessionUser } from "@jobami/api/auth/contract";
import type { Picture } from "@jobami/api/files/routes";
import { useApi } from "@jobami/api/http/provider";
import { profilePhoto } from "@jobami/api/users/routes";
import { Button } from "@jobami/ui/Button";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { lazy, Suspense, useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { loadSquareCrop } from "../../promote/photo-editor/index.ts";
import { CameraButton, UploadField, useUpload } from "../../talk/files/index.ts";
import { photo as copy } from "./copy.ts";
import { type PhotoChoice, photoSubmission } from "./photo.actors.ts";

const SquareCrop = lazy(loadSquareCrop);

interface PhotoFieldsProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** Chooses, cuts, changes and takes away one's photo, each with the way back. */
export function PhotoFields({ user, onChanged }: PhotoFieldsProps) {
  const change = usePhotoChange(user, onChanged);
  const [chosen, setChosen] = useState<File | null>(null);
  const choose = (files: readonly File[]) => setChosen(files[0] ?? null);
  return (
    <Stack gap={5}>
      <CameraButton purpose={profilePhoto} faces="user" onTake={choose}>
        {copy.take}
      </CameraButton>
      <UploadField
        label={user.photo === null ? copy.choose : copy.change}
        purpose={profilePhoto}
        uploading={{ ...change.uploading, add: choose }}
      />
      {chosen !== null && (
        <Suspense fallback={null}>
          <SquareCrop
            key={`${chosen.name} ${chosen.lastModified}`}
            file={chosen}
            largest={profilePhoto.largest}
            onCropped={(file) => {
              setChosen(null);
              change.uploading.add([file]);
            }}
            onLeave={() => setChosen(null)}
          />
        </Suspense>
      )}
      {user.photo !== null && (
        <Inline>
          <Button
            variant="secondary"
            isPending={change.isSending}
            pendingLabel={copy.keeping}
            onClick={() => change.to({ file: null, as: "removed" })}
          >
            {copy.remove}
          </Button>
        </Inline>
      )}
      <InlineAlert
        action={
          <Button variant="secondary" size="small" onClick={change.again}>
            {copy.retry}
          </Button>
        }
      >
        {change.problem}
      </InlineAlert>
      <InlineAlert
        tone="success"
        action={
          change.undo !== null && (
            <Button variant="secondary" size="small" onClick={change.undo}>
              {copy.undo}
            </Button>
          )
        }
      >
        {change.done}
      </InlineAlert>
    </Stack>
  );
}

/** Shows the person by another picture, and knows the way back. */
function usePhotoChange(user: SessionUser, onChanged: (user: SessionUser) => void) {
  const api = useApi();
  const [machine] = useState(() => photoSubmission(api));
  const uploading = useUpload(profilePhoto);
  const [sent] = uploading.keys;
  const [last, setLast] = useState<PhotoChoice | null>(null);
  const [done, setDone] = useState<{ as: PhotoChoice["as"]; before: Picture | null } | null>(null);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setDone({ as: answer.as, before: user.photo });
      uploading.handOver();
      onChanged({ ...user, photo: answer.photo });
    },
  });
  const to = (choice: PhotoChoice) => {
    setDone(null);
    setLast(choice);
    submit(choice);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has arrived is taken once.
  useEffect(() => {
    if (sent !== undefined) to({ file: sent, as: "changed" });
  }, [sent]);
  const before = done?.as === "restored" ? null : (done?.before ?? null);
  return {
    uploading,
    isSending,
    problem: problem === null ? null : problemText(problem),
    done: done === null ? null : copy[done.as],
    undo: before === null ? null : () => to({ file: before.file, as: "restored" }),
    to,
    again: () => last !== null && submit(last),
  };
}
