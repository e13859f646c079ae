import type { Favorite } from "@jobami/api/favorites/contract";
import { keepFavorite, useFavorites } from "@jobami/api/favorites/hooks";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { ToggleButton } from "@jobami/ui/ToggleButton";
import { Heart } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";
import { lookAtFavorite } from "./favorites.actors.ts";
import { useFavoriteSwitch } from "./use-favorite-switch.ts";

/** Sends that the favourite’s profile is looked at: what changed in it is no news from then on. */
function Looking({ favorite }: { favorite: Favorite }) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => lookAtFavorite(api));
  const [atOnce] = useState({ id: favorite.id });
  useSubmission(
    machine,
    { "submission.accepted": () => keepFavorite(readings, { ...favorite, changed_at: null }) },
    atOnce,
  );
  return null;
}

/** The heart on a profile: pressed for a favourite, at once [FAV-04, FAV-05]. */
export function FavoriteHeart({ userId }: { userId: string }) {
  const { data, error } = useFavorites();
  const favorite = data?.find(({ favorite_user_id }) => favorite_user_id === userId);
  const { isOn, toggle } = useFavoriteSwitch(userId, favorite);
  return (
    <>
      <ToggleButton
        icon={<Heart fill={isOn ? "currentColor" : "none"} />}
        isPressed={isOn}
        isDisabled={data === undefined && error === undefined}
        onChange={toggle}
      >
        {copy.favorite}
      </ToggleButton>
      {favorite !== undefined && favorite.changed_at !== null && <Looking favorite={favorite} />}
    </>
  );
}
