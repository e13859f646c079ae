import type { SessionUser } from "@jobami/api/auth/contract";
import { Avatar } from "@jobami/ui/Avatar";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { photo as copy } from "./copy.ts";
import { PhotoFields } from "./PhotoFields.tsx";

interface PhotoCardProps {
  user: SessionUser;
  onChanged: (user: SessionUser) => void;
}

/** What a person shows themselves by: chosen, changed, taken away, and each of these taken back. */
export function PhotoCard({ user, onChanged }: PhotoCardProps) {
  const name = `${user.prenom} ${user.nom}`;
  return (
    <Card element="section" padding="large" aria-labelledby="photo-title">
      <Stack gap={5}>
        <Inline gap={5} align="center">
          <Avatar name={name} id={user.id} src={user.photo?.medium} size="huge" isDecorative />
          <Stack gap={2}>
            <h2 id="photo-title" className={heading[3]}>
              {copy.title}
            </h2>
            <p className={text.soft}>{copy.text}</p>
            <p className={visuallyHidden}>{user.photo === null ? copy.none(name) : copy.shown(name)}</p>
          </Stack>
        </Inline>
        <PhotoFields user={user} onChanged={onChanged} />
      </Stack>
    </Card>
  );
}
