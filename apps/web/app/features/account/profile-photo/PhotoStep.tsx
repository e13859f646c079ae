import type { SessionUser } from "@jobami/api/auth/contract";
import { Avatar } from "@jobami/ui/Avatar";
import { Button } from "@jobami/ui/Button";
import { List, ListRow } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { lazy, Suspense, useState } from "react";
import { useSession } from "../../../platform/session/index.ts";
import { photo as copy } from "./copy.ts";
import { putOffRecord } from "./put-off.ts";

const PhotoFields = lazy(async () => ({ default: (await import("./PhotoFields.tsx")).PhotoFields }));

interface PhotoStepProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** Asks a person who has no photo for one, where they begin; it can be put off, and is opened where it stands. */
export function PhotoStep({ user, onChanged }: PhotoStepProps) {
  const [record] = useState(() => putOffRecord(user.id));
  const [isPutOff, setPutOff] = useState(() => record.read() !== null);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && (isPutOff || user.photo !== null)) return null;
  return (
    <List label={copy.title} look="boxed">
      <li>
        <ListRow
          element="div"
          leading={
            <Avatar name={`${user.prenom} ${user.nom}`} id={user.id} src={user.photo?.small} isDecorative />
          }
          title={<h3>{copy.step}</h3>}
          note={
            <>
              {copy.text}
              {isOpen && (
                <Suspense fallback={null}>
                  <PhotoFields user={user} onChanged={onChanged} />
                </Suspense>
              )}
            </>
          }
          actions={
            !isOpen && (
              <Inline gap={2}>
                <Button size="small" onClick={() => setOpen(true)}>
                  {copy.add}
                </Button>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    record.remember(true);
                    setPutOff(true);
                  }}
                >
                  {copy.later}
                </Button>
              </Inline>
            )
          }
        />
      </li>
    </List>
  );
}

/** The same for the person of the session. */
export function OwnPhotoStep() {
  const { user, open } = useSession();
  return user === null ? null : <PhotoStep user={user} onChanged={open} />;
}
