import { useApi } from "@jobami/api/http/provider";
import { type AccountDeletionView, accountDeletionView } from "@jobami/machines/account/account-deletion";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useEffect, useRef, useState } from "react";
import { accountSettingsLabel, missionsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { accountDeletionMachine } from "./account-deletion.actors.ts";
import { deletionProblem } from "./account-deletion.copy.ts";
import { committedTitle, leaving, linkUntil } from "./copy.ts";
import { DeletionForm } from "./DeletionForm.tsx";
import { ExportCard } from "./ExportCard.tsx";
import { PauseCard } from "./PauseCard.tsx";

const notices = {
  DELETION_ASKED: leaving.asked,
  ACCOUNT_KEPT: leaving.canceled,
  ACCOUNT_PAUSED: leaving.paused,
} as const;

/** Where a person takes their data along, pauses their account or leaves for good [GDPR-04]. */
export function LeavingScreen({ email }: { email: string }) {
  const api = useApi();
  const notify = useNotify();
  const session = useSession();
  const clearForm = useRef<() => void>(() => {});
  const [machine] = useState(() => accountDeletionMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    notice: ({ kind, code }) => notify({ kind, title: notices[code] }),
    "form.cleared": () => clearForm.current(),
    // The server closed every session: nothing may be asked in its name while the page is left.
    "account.left": session.close,
  });
  const view = accountDeletionView(snapshot);
  const title = useFocusAfterDeed(view.status);
  return (
    <Stack gap={5}>
      <Stack as="header" gap={1}>
        <h1 ref={title} tabIndex={-1} className={heading[2]}>
          {accountSettingsLabel}
        </h1>
        <p className={text.lead}>{leaving.lead}</p>
      </Stack>
      <ExportCard />
      <Standing
        view={view}
        onRetry={() => send({ type: "retry.requested" })}
        onKeep={() => send({ type: "cancel.requested" })}
      />
      {view.status === "free" && view.holdings !== null && (
        <>
          <PauseCard
            pause={view.pause}
            problem={view.pause === "closed" ? null : view.problem}
            onAsk={() => send({ type: "pause.requested" })}
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
    </Stack>
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

/** Why a person cannot leave yet, or what waits for them. */
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
          <Inline gap={3}>
            <LinkButton to={missionsPath} variant="secondary" size="small">
              {leaving.committedAction}
            </LinkButton>
            {retry}
          </Inline>
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
