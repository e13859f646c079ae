import type { Favorite } from "@jobami/api/favorites/contract";
import { dropFavorite, keepFavorite } from "@jobami/api/favorites/hooks";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { switchProblems } from "./copy.ts";
import { favoriteSwitch } from "./favorites.actors.ts";

/** Where a favourite stands in its list, and the note that it had, for one that is put back. */
interface PutBack {
  at: number;
  note: string;
}

/**
 * Whether a person is a favourite, as wished while the server has yet to confirm it; a refusal takes it back with a word. `favorite` is
 * what was read of them, if they are one.
 */
export function useFavoriteSwitch(
  userId: string,
  favorite: Favorite | undefined,
  { at, note }: PutBack = { at: 0, note: "" },
): { isOn: boolean; toggle: () => void } {
  const api = useApi();
  const notify = useNotify();
  const readings = useReadings();
  const [machine] = useState(() => favoriteSwitch(api));
  const [isWished, setWished] = useState(false);
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) =>
      answer === null ? dropFavorite(readings, userId) : keepFavorite(readings, answer, at),
    "submission.refused": ({ problem }) => notify({ kind: "error", title: switchProblems[problem] }),
  });
  const isOn = isSending ? isWished : favorite !== undefined;
  return {
    isOn,
    toggle: () => {
      if (isSending) return;
      setWished(!isOn);
      submit(favorite === undefined ? { add: userId, note } : { remove: favorite.id });
    },
  };
}
