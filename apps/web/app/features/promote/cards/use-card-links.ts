import type { CardDesign } from "@jobami/api/cards/contract";
import { pictureOf } from "@jobami/api/files/routes";
import { useMemo } from "react";
import { profilePath } from "../../../paths.ts";
import { useWholeAddress } from "../../../platform/links/index.ts";
import type { CardLinks } from "./layout/index.ts";

/** What a card takes from the person's profile and files. */
export function useCardLinks(slug: string, picture: CardDesign["picture"]): CardLinks {
  const address = useWholeAddress(profilePath(slug, "public"));
  return useMemo(
    () => ({ address, picture: picture === null ? null : pictureOf(picture).medium }),
    [address, picture],
  );
}
