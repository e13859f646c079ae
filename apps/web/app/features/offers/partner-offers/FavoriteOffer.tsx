import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Offer } from "@jobami/api/offers/contract";
import { keepFavoriteOffer, useFavoriteOffers } from "@jobami/api/offers/hooks";
import { ToggleButton } from "@jobami/ui/ToggleButton";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { copy } from "./copy.ts";
import { favoriteMachine } from "./offers.actors.ts";

/** Keeps an offer among the favourites, or takes it out; shown as wished while the server has yet to confirm it [FAV-02]. */
export function FavoriteOffer({ offer }: { offer: Offer }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const { data, error } = useFavoriteOffers();
  const [machine] = useState(() => favoriteMachine(api));
  const [isWished, setWished] = useState(false);
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => keepFavoriteOffer(readings, offer, answer),
    "submission.refused": ({ problem }) =>
      notify({ kind: "error", title: problem === "FULL" ? copy.favoritesFull : copy.favoriteFailed }),
  });
  const isSaved = data?.some(({ id }) => id === offer.id) ?? false;
  const isOn = isSending ? isWished : isSaved;
  return (
    <ToggleButton
      icon={<Bookmark fill={isOn ? "currentColor" : "none"} />}
      isPressed={isOn}
      isDisabled={data === undefined && error === undefined}
      onChange={() => {
        if (isSending) return;
        setWished(!isOn);
        submit({ offerId: offer.id, isFavorite: !isOn });
      }}
    >
      {copy.favorite}
    </ToggleButton>
  );
}
