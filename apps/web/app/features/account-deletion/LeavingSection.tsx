import { useApi } from "@jobami/api/http/provider";
import { type AccountDeletionView, accountDeletionView } from "@jobami/machines/flows/account-deletion";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "../../world/LinkButton.tsx";
import { useNotify } from "../../world/notices.ts";
import { useSession } from "../../world/session.ts";
import * as card from "../../world/settings-card.css.ts";
import { useFlow } from "../../world/use-flow.ts";
import { accountDeletionMachine } from "./account-deletion.actors.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { committedTitle, leaving, linkUntil } from "./copy.ts";
import { DeletionForm } from "./DeletionForm.tsx";
import { ExportCard } from "./ExportCard.tsx";
import { PauseCard } from "./PauseCard.tsx";

const notices = {
  DELETION_ASKED: leaving.asked,
  ACCOUNT_KEPT: leaving.kept,
  ACCOUNT_PAUSED: leaving.paused,
} as const;

/** Where a person takes their data along, pauses their account or leaves for good [GDPR-04]. */
export function LeavingSection({ email }: { email: string }) {
  const api = useApi();
  const notify = useNotify();
  const session = useSession();
  const clearForm = useRef<() => void>(() => {});
  const [machine] = useState(() => accountDeletionMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    notice: ({ kind, code }) => notify({ kind, title: notices[code] }),
    "form.cleared": () => clearForm.current(),
    // The server closed every session: nothing may be asked in its name while the page is left.
    left: session.close,
  });
  const view = accountDeletionView(snapshot);
  const title = useFocusAfterDeed(view.status);
  return (
    <section id="mon-compte" className={card.section} aria-labelledby="mon-compte-titre">
      <div className={card.words}>
        <h2 ref={title} tabIndex={-1} id="mon-compte-titre" className={heading[2]}>
          {leaving.title}
        </h2>
        <p className={text.soft}>{leaving.lead}</p>
      </div>
      <ExportCard />
      <Standing
        view={view}
        onRetry={() => send({ type: "retry.requested" })}
        onKeep={() => send({ type: "cancel.asked" })}
      />
      {view.status === "free" && view.holdings !== null && (
        <>
          <PauseCard
            pause={view.pause}
            problem={view.pause === "closed" ? null : view.problem}
            onAsk={() => send({ type: "pause.asked" })}
            onAgree={() => send({ type: "pause.agreed" })}
            onDecline={() => send({ type: "pause.declined" })}
          />
          <DeletionForm
            email={email}
            holdings={view.holdings}
            isSubmitting={view.isSubmitting}
            problem={view.pause === "closed" ? view.problem : null}
            onSubmit={(ask) => send({ type: "form.submitted", ...ask })}
            onEdit={() => send({ type: "form.edited" })}
            clear={clearForm}
          />
        </>
      )}
    </section>
  );
}

/** The button that was pressed is gone once a deletion is asked for or taken back: the focus goes to the title. */
function useFocusAfterDeed(status: AccountDeletionView["status"]) {
  const title = useRef<HTMLHeadingElement>(null);
  const last = useRef(status);
  useEffect(() => {
    const deeds = [last.current, status].sort().join();
    if (deeds === "asked,free") title.current?.focus();
    last.current = status;
  }, [status]);
  return title;
}

interface StandingProps {
  view: AccountDeletionView;
  onRetry: () => void;
  onKeep: () => void;
}

/** Why somebody cannot leave yet, or what waits for them. */
function Standing({ view, onRetry, onKeep }: StandingProps) {
  const retry = (
    <Button variant="secondary" size="small" onClick={onRetry}>
      {leaving.retry}
    </Button>
  );
  if (view.status === "reading")
    return (
      <SkeletonGroup label={leaving.reading}>
        <Skeleton shape="text" width="half" />
        <Skeleton shape="text" />
      </SkeletonGroup>
    );
  if (view.status === "unreadable")
    return <Banner tone="danger" title={leaving.unreadable} announce="polite" action={retry} />;
  if (view.status === "committed" && view.holdings !== null)
    return (
      <Banner
        tone="warning"
        title={committedTitle(view.holdings)}
        announce="polite"
        action={
          <div className={card.actions}>
            <LinkButton to="/dashboard/missions" variant="secondary" size="small">
              {leaving.committedAction}
            </LinkButton>
            {retry}
          </div>
        }
      >
        {leaving.committedText}
      </Banner>
    );
  if (view.status === "asked" && view.linkExpiresAt !== null)
    return (
      <Banner
        tone="info"
        title={leaving.askedTitle}
        announce="polite"
        action={
          <Button size="small" isPending={view.isSubmitting} pendingLabel={leaving.keeping} onClick={onKeep}>
            {leaving.keepAction}
          </Button>
        }
      >
        {linkUntil(view.linkExpiresAt)}
        {view.problem !== null && ` ${deletionProblem(view.problem).text}`}
      </Banner>
    );
  return null;
}
