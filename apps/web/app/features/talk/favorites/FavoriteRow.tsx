import type { Favorite } from "@jobami/api/favorites/contract";
import { displayText, shortName } from "@jobami/api/http/display-text";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { profilePath } from "../../../paths.ts";
import { copy } from "./copy.ts";
import { FavoriteNote } from "./FavoriteNote.tsx";
import * as css from "./FavoritesScreen.css.ts";
import { useFavoriteSwitch } from "./use-favorite-switch.ts";

interface FavoriteRowProps {
  favorite: Favorite;
  /** It was removed while the list is shown. */
  isRemoved: boolean;
  /** Its place in the list. */
  at: number;
  onRemove: () => void;
}

/** A favourite: who, what changed, the note to oneself. Removed, it stays where it is until the page is left, to be put back. */
export function FavoriteRow({ favorite, isRemoved, at, onRemove }: FavoriteRowProps) {
  const { person, changed_at, note } = favorite;
  const name = shortName(person);
  const { isOn, toggle } = useFavoriteSwitch(favorite.favorite_user_id, isRemoved ? undefined : favorite, {
    at,
    note,
  });
  return (
    <Stack as="article" gap={2} className={css.row} aria-label={name} data-removed={isOn ? undefined : ""}>
      <Inline gap={4} isOneLine align="start">
        <PersonFace person={person} />
        <Stack gap={1} className={css.textBlock}>
          <h2 className={heading[4]}>
            <Link className={css.name} to={profilePath(person.slug)}>
              {name}
            </Link>
          </h2>
          <p role="status" className={text.soft}>
            {isOn ? null : copy.removed}
          </p>
          {isOn && person.headline !== "" && <p className={text.soft}>{displayText(person.headline)}</p>}
          {isOn && changed_at !== null && (
            <p className={css.changed}>
              {copy.changed}
              <RelativeTime instant={changed_at} />
            </p>
          )}
        </Stack>
        <Button
          variant={isOn ? "ghost" : "secondary"}
          size="small"
          onClick={() => {
            if (isOn) onRemove();
            toggle();
          }}
        >
          {isOn ? copy.remove : copy.undo}
          <span className={visuallyHidden}>{`\u00a0: ${name}`}</span>
        </Button>
      </Inline>
      {isOn && <FavoriteNote favorite={favorite} />}
    </Stack>
  );
}
