import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OwnOffer } from "@jobami/api/offers/contract";
import { keepOwnOffer, useOwnOffers } from "@jobami/api/offers/hooks";
import type { OfferAct } from "@jobami/api/offers/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { AutoGrid } from "@jobami/ui/layout/AutoGrid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Stat } from "@jobami/ui/Stat";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { ownOfferLabel, ownOffersPath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { badgeOf, daysText } from "./copy.ts";
import { ownCopy } from "./member.copy.ts";
import { OfferForm } from "./OfferForm.tsx";
import { JobbeursOnly } from "./OwnOffersScreen.tsx";
import { actMachine } from "./offers.actors.ts";
import * as css from "./offers.css.ts";
import { offerPath } from "./where.ts";

/** /dashboard/mes-offres-partenaires/nouvelle: a new offer, stored as a draft. */
export function NewOfferScreen() {
  return (
    <WorkPage measure="form">
      <PageHeader title={ownCopy.create} size="compact" />
      <JobbeursOnly>
        <OfferForm offer={null} />
      </JobbeursOnly>
    </WorkPage>
  );
}

/** /dashboard/mes-offres-partenaires/{offerId}: how an own offer stands, what is done with it, what it states. */
export function OwnOfferScreen({ id }: { id: string }) {
  const reading = useOwnOffers();
  return (
    <Reading of={reading} failed={ownCopy.failed} showsStale>
      {(offers) => {
        const offer = offers.find((one) => one.id === id);
        return offer === undefined ? <NoSuchOffer /> : <OwnOfferPage offer={offer} />;
      }}
    </Reading>
  );
}

function NoSuchOffer() {
  return (
    <WorkPage>
      <PageHeader title={ownOfferLabel} size="compact" />
      <EmptyState
        title={ownCopy.unknown}
        headingLevel={2}
        action={
          <LinkButton variant="secondary" to={ownOffersPath}>
            {ownCopy.back}
          </LinkButton>
        }
      >
        {ownCopy.unknownDetail}
      </EmptyState>
    </WorkPage>
  );
}

function OwnOfferPage({ offer }: { offer: OwnOffer }) {
  const { label, tone } = badgeOf(offer);
  return (
    <WorkPage measure="form">
      <PageHeader
        title={displayText(offer.title)}
        size="compact"
        meta={
          <Inline gap={3} align="center">
            <Badge tone={tone}>{label}</Badge>
            <span className={text.soft}>{daysText(offer)}</span>
          </Inline>
        }
      />
      {offer.isHidden && (
        <Banner tone="warning" title={ownCopy.hidden}>
          {ownCopy.hiddenDetail}
        </Banner>
      )}
      <Acts offer={offer} />
      <AutoGrid least="narrow" gap={4}>
        <Stat label={ownCopy.taken} value={String(offer.taken)} />
        <Stat label={ownCopy.used} value={String(offer.used)} />
        <Stat
          label={ownCopy.left}
          value={offer.codesLeft === null ? ownCopy.noLimit : String(offer.codesLeft)}
        />
      </AutoGrid>
      {offer.mayEdit ? (
        <Stack as="section" gap={4} aria-labelledby="contenu">
          <h2 id="contenu" className={heading[3]}>
            {ownCopy.content}
          </h2>
          <OfferForm key={offer.id} offer={offer} />
        </Stack>
      ) : (
        <Stack gap={3}>
          <p className={css.advantage}>{displayText(offer.advantage)}</p>
          <p className={css.bodyText}>{displayText(offer.description)}</p>
          {offer.conditions !== "" && <p className={css.bodyText}>{displayText(offer.conditions)}</p>}
        </Stack>
      )}
    </WorkPage>
  );
}

const emphases = { publish: "primary", pause: "secondary", end: "secondary" } as const;
const done = { publish: ownCopy.published, pause: ownCopy.paused, end: ownCopy.ended } as const;

function actLabel(act: OfferAct, { status }: OwnOffer): string {
  if (act === "publish") return status === "paused" ? ownCopy.reopen : ownCopy.publish;
  return act === "pause" ? ownCopy.pause : ownCopy.end;
}

function Acts({ offer }: { offer: OwnOffer }) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => actMachine(api, offer.id));
  const [act, setAct] = useState<OfferAct>("publish");
  const [isEnding, setEnding] = useState(false);
  useOverlayLock("offer-end", isEnding);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepOwnOffer(readings, answer);
      setEnding(false);
      notify({ kind: "success", title: done[act] });
    },
  });
  function run(next: OfferAct): void {
    setAct(next);
    submit({ act: next });
  }
  const isSeen = offer.status === "published" && offer.owner.slug !== null;
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <Inline gap={3} stackedBelow="tablet">
        {offer.mayAct.map((one) => (
          <Button
            key={one}
            variant={emphases[one]}
            isPending={isSending && act === one}
            isDisabled={isSending}
            onClick={() => (one === "end" ? setEnding(true) : run(one))}
          >
            {actLabel(one, offer)}
          </Button>
        ))}
        {isSeen && (
          <LinkButton variant="ghost" to={offerPath(offer)}>
            {ownCopy.see}
          </LinkButton>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={isEnding}
        title={ownCopy.endQuestion}
        losses={ownCopy.endLosses}
        confirmLabel={ownCopy.endConfirm}
        isPending={isSending}
        onConfirm={() => run("end")}
        onCancel={() => setEnding(false)}
      />
    </Stack>
  );
}
