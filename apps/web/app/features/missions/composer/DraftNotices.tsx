import type { DraftKeeperEvent, DraftKeeperView } from "@jobami/machines/forms/draft-keeper";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import * as css from "./ComposerScreen.css.ts";
import { copy, draftCopy } from "./copy.ts";
import type { MissionDraft } from "./mission-form.ts";

interface DraftNoticesProps {
  draft: DraftKeeperView<MissionDraft>;
  keep: (event: DraftKeeperEvent<MissionDraft>) => void;
  /** The draft was stored after all, at the writer's wish: the button that had the focus is gone. */
  onSaved: () => void;
}

function NotSaved({ keep, onSaved }: Pick<DraftNoticesProps, "keep" | "onSaved">) {
  const isRetried = useRef(false);
  useEffect(
    () => () => {
      if (isRetried.current) onSaved();
    },
    [onSaved],
  );
  function retry(): void {
    isRetried.current = true;
    keep({ type: "save.retried" });
  }
  return (
    <Banner
      tone="warning"
      title={copy.notSavedTitle}
      announce="assertive"
      action={
        <Button variant="secondary" onClick={retry}>
          {copy.retrySaving}
        </Button>
      }
    >
      {copy.notSavedText}
    </Banner>
  );
}

interface OfferProps extends Pick<DraftNoticesProps, "keep"> {
  offer: NonNullable<DraftNoticesProps["draft"]["offer"]>;
}

/** What was begun earlier can be resumed. A page that is loaded again stands where it was left: the question comes in sight by itself. */
function Offer({ offer, keep }: OfferProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which is no way to end an effect.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place}>
      <Banner tone="info" title={copy.offerTitle} announce="polite">
        <p>
          {offer.draft.values.title || copy.offerText} <RelativeTime instant={offer.savedAt} />
        </p>
        <Inline gap={2}>
          <Button onClick={() => keep({ type: "offer.accepted" })}>{copy.resume}</Button>
          <Button variant="secondary" onClick={() => keep({ type: "offer.declined" })}>
            {copy.startAnew}
          </Button>
        </Inline>
      </Banner>
    </div>
  );
}

/** What a draft asks of its writer: resume it, choose between two tabs, bring it back, know that it is not stored. */
export function DraftNotices({ draft, keep, onSaved }: DraftNoticesProps) {
  if (draft.offer !== null) return <Offer offer={draft.offer} keep={keep} />;
  if (draft.conflict !== null)
    return (
      <Banner tone="warning" title={copy.conflictTitle} announce="assertive">
        <p>{copy.conflictText}</p>
        <Inline gap={2}>
          <Button onClick={() => keep({ type: "mine.stored" })}>{copy.keepMine}</Button>
          <Button variant="secondary" onClick={() => keep({ type: "theirs.taken" })}>
            {copy.takeTheirs}
          </Button>
        </Inline>
      </Banner>
    );
  if (draft.isNotSaved) return <NotSaved keep={keep} onSaved={onSaved} />;
  if (!draft.canUndoDiscard) return null;
  return (
    <Banner
      tone="info"
      title={draft.isStillStored ? copy.stillStoredTitle : copy.discardedTitle}
      announce="polite"
      action={
        <Button variant="secondary" onClick={() => keep({ type: "discard.undone" })}>
          {copy.undo}
        </Button>
      }
    />
  );
}

/** Whether the draft is stored, and the way to be rid of it. */
export function DraftState({
  draft,
  onDiscard,
}: {
  draft: DraftNoticesProps["draft"];
  onDiscard: () => void;
}) {
  const { indicator } = draft;
  const isOnTheWay = indicator === "unsaved" || indicator === "saving";
  // What passes is only drawn: what stays would be spoken anew after each pause in typing.
  const [settled, setSettled] = useState(indicator);
  if (!isOnTheWay && settled !== indicator) setSettled(indicator);
  if (indicator === "none") return null;
  return (
    <Inline gap={3} align="center" justify="between" className={css.draftLine}>
      <div>
        <p role="status" className={isOnTheWay ? visuallyHidden : undefined}>
          {settled === "saved" && !draft.isNotSaved ? draftCopy.saved : ""}
        </p>
        {isOnTheWay && !draft.isNotSaved && <p aria-hidden="true">{draftCopy[indicator]}</p>}
        {/* That it is not stored is spoken by the banner on top already; here it is only seen. */}
        {draft.isNotSaved && <p>{draftCopy.failed}</p>}
      </div>
      <Button variant="ghost" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </Inline>
  );
}
