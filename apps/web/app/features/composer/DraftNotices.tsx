import type { DraftKeeperEvent, DraftKeeperView } from "@jobami/machines/flows/draft-keeper";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import * as css from "./ComposerScreen.css.ts";
import { draftWords, words } from "./copy.ts";
import type { MissionDraft } from "./mission-form.ts";

interface DraftNoticesProps {
  draft: DraftKeeperView<MissionDraft>;
  keep: (event: DraftKeeperEvent<MissionDraft>) => void;
}

/** What a draft asks of its writer: resume it, choose between two tabs, bring it back. */
export function DraftNotices({ draft, keep }: DraftNoticesProps) {
  if (draft.offer !== null)
    return (
      <Banner tone="info" title={words.offerTitle} announce="polite">
        <p>
          {draft.offer.draft.values.title || words.offerText} <RelativeTime instant={draft.offer.savedAt} />
        </p>
        <div className={css.choices}>
          <Button onClick={() => keep({ type: "offer.accepted" })}>{words.resume}</Button>
          <Button variant="secondary" onClick={() => keep({ type: "offer.declined" })}>
            {words.startAnew}
          </Button>
        </div>
      </Banner>
    );
  if (draft.conflict !== null)
    return (
      <Banner tone="warning" title={words.conflictTitle} announce="assertive">
        <p>{words.conflictText}</p>
        <div className={css.choices}>
          <Button onClick={() => keep({ type: "mine.kept" })}>{words.keepMine}</Button>
          <Button variant="secondary" onClick={() => keep({ type: "theirs.taken" })}>
            {words.takeTheirs}
          </Button>
        </div>
      </Banner>
    );
  if (!draft.canUndoDiscard) return null;
  return (
    <Banner
      tone="info"
      title={words.discardedTitle}
      announce="polite"
      action={
        <Button variant="secondary" onClick={() => keep({ type: "discard.undone" })}>
          {words.undo}
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
  if (draft.indicator === "none") return null;
  return (
    <div className={css.draftLine}>
      <p role="status">{draftWords[draft.indicator]}</p>
      <Button variant="ghost" onClick={onDiscard}>
        {words.discard}
      </Button>
    </div>
  );
}
