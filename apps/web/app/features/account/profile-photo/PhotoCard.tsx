import type { SessionUser } from "@jobami/api/auth/contract";
import type { Picture } from "@jobami/api/files/routes";
import { useApi } from "@jobami/api/http/provider";
import { profilePhoto } from "@jobami/api/users/routes";
import { Avatar } from "@jobami/ui/Avatar";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { UploadField, useUpload } from "../../talk/files/index.ts";
import { photo as copy } from "./copy.ts";
import { type PhotoChoice, photoSubmission } from "./photo.actors.ts";

interface PhotoCardProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** What a person shows themselves by: chosen, changed, taken away, and each of these taken back. */
export function PhotoCard({ user, onChanged }: PhotoCardProps) {
  const name = `${user.prenom} ${user.nom}`;
  const change = usePhotoChange(user, onChanged);
  return (
    <Card element="section" padding="large" aria-labelledby="photo-title">
      <Stack gap={5}>
        <Inline gap={5} align="center">
          <Avatar name={name} src={user.photo?.medium} size="huge" isDecorative />
          <Stack gap={2}>
            <h2 id="photo-title" className={heading[3]}>
              {copy.title}
            </h2>
            <p className={text.soft}>{copy.text}</p>
            <p className={visuallyHidden}>{user.photo === null ? copy.none(name) : copy.shown(name)}</p>
          </Stack>
        </Inline>
        <UploadField
          label={user.photo === null ? copy.choose : copy.change}
          purpose={profilePhoto}
          uploading={change.uploading}
        />
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
    </Card>
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
