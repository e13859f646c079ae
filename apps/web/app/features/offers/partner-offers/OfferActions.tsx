import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Offer } from "@jobami/api/offers/contract";
import { keepQrCode, useOwnOffers, useQrCodes } from "@jobami/api/offers/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ownCodesPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { copy } from "./copy.ts";
import { FavoriteOffer } from "./FavoriteOffer.tsx";
import { takingMachine } from "./offers.actors.ts";
import { ownOfferPath } from "./where.ts";

interface OfferActionsProps {
  offer: Offer;
  /** Why no code can be taken now; null where one can. */
  closed: string | null;
}

/** What a person who is signed in does with an offer: takes a code, finds theirs again, keeps it among the favourites. */
export function OfferActions({ offer, closed }: OfferActionsProps) {
  const { data: codes, error } = useQrCodes();
  const { data: own } = useOwnOffers();
  if (own?.some(({ id }) => id === offer.id))
    return (
      <Stack gap={3}>
        <p className={text.soft}>{copy.own}</p>
        <span>
          <LinkButton to={ownOfferPath(offer.id)}>{copy.manage}</LinkButton>
        </span>
      </Stack>
    );
  const code = codes?.find(({ offer_id }) => offer_id === offer.id);
  const isKnown = codes !== undefined || error !== undefined;
  return (
    <Stack gap={3}>
      {code?.is_used === true && <p className={text.soft}>{copy.usedCode}</p>}
      {code === undefined && closed !== null && <p className={text.strong}>{closed}</p>}
      <Inline gap={3} align="center" stackedBelow="tablet">
        {code !== undefined && <LinkButton to={ownCodesPath}>{copy.seeCode}</LinkButton>}
        {code === undefined && closed === null && <TakeButton offer={offer} isKnown={isKnown} />}
        <FavoriteOffer offer={offer} />
        <ReportButton kind="offer" id={offer.id} about={displayText(offer.title)} />
      </Inline>
    </Stack>
  );
}

function TakeButton({ offer, isKnown }: { offer: Offer; isKnown: boolean }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const navigate = useNavigate();
  const [machine] = useState(() => takingMachine(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepQrCode(readings, answer);
      notify({ kind: "success", title: copy.taken });
      void navigate(ownCodesPath);
    },
  });
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <span>
        <Button
          isPending={isSending}
          isDisabled={!isKnown}
          pendingLabel={copy.taking}
          onClick={() => submit({ offerId: offer.id })}
        >
          {copy.take}
        </Button>
      </span>
    </Stack>
  );
}
