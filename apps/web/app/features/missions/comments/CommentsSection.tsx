import { commentPages, readCommentsAgain } from "@jobami/api/comments/hooks";
import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Mission } from "@jobami/api/missions/contract";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { Skeleton } from "@jobami/ui/Skeleton";
import { text } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { commentsPath } from "../../../paths.ts";
import { Fold } from "../../../platform/folds/index.ts";
import { PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import * as css from "./Comments.css.ts";
import { commentForm } from "./comments.actors.ts";
import { answersLabel, copy, privateLabel } from "./copy.ts";
import { type Thread, threadsOf } from "./threads.ts";

const noFilter = {};
const partId = "commentaires";

/** The page of comments that an address asks for, 1 for anything else. */
function readCommentsPage(params: URLSearchParams): number {
  const page = Number.parseInt(params.get("commentaires") ?? "1", 10);
  return Math.min(100, Math.max(1, page || 1));
}

interface CommentsSectionProps {
  mission: Mission;
  /** Who reads. */
  userId: string;
}

/** What people ask and answer about a mission [MISS-27, MISS-28]; an address with its name leads to it. */
export function CommentsSection({ mission, userId }: CommentsSectionProps) {
  const { id, owner } = mission;
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const page = readCommentsPage(params);
  const list = usePagedList(commentPages(id), { filter: noFilter, page });
  const [announcement, setAnnouncement] = useState("");
  const [removals, setRemovals] = useState(0);
  const readAgain = () => readCommentsAgain(readings, id);
  const isOwner = owner.id === userId;
  function publish(): void {
    setAnnouncement(copy.sent);
    readAgain();
    if (page > 1) void navigate(commentsPath(id));
  }
  useEffect(() => {
    if (removals > 0) document.getElementById(partId)?.focus();
  }, [removals]);
  function leaveRemoved(): void {
    readAgain();
    setRemovals((count) => count + 1);
  }
  return (
    <Fold id={partId} title={copy.title} isFolded={mission.statut !== "ouverte"}>
      <Stack gap={4}>
        <p className={text.small}>{copy.lead}</p>
        <CommentForm
          machine={() => commentForm(api, id)}
          label={copy.field}
          send={copy.send}
          sending={copy.sending}
          privateLabel={isOwner ? undefined : privateLabel(shortName(owner))}
          onDone={publish}
        />
        <p role="status" className={css.faint}>
          {announcement}
        </p>
        <DataList
          label={copy.listLabel}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={threadsOf(list.items)}
          getKey={(thread) => thread.id}
          renderItem={(thread) => (
            <ThreadItem
              thread={thread}
              ownerId={owner.id}
              userId={userId}
              onChanged={readAgain}
              onRemoved={leaveRemoved}
            />
          )}
          skeleton={<Skeleton />}
          onRetry={list.retry}
          empty={<p className={text.soft}>{isOwner ? copy.emptyForOwner : copy.empty}</p>}
        />
        <PageLinks page={page} totalPages={list.totalPages} pathOf={(other) => commentsPath(id, other)} />
      </Stack>
    </Fold>
  );
}

interface ThreadItemProps {
  thread: Thread;
  ownerId: string;
  userId: string;
  onChanged: () => void;
  onRemoved: () => void;
}

function ThreadItem({ thread: { first, answers }, ...rest }: ThreadItemProps) {
  const name = first?.author === null || first === null ? null : displayText(first.author.prenom);
  return (
    <Stack gap={4} className={css.thread}>
      {first === null ? (
        <p className={css.faint}>{copy.earlier}</p>
      ) : (
        <CommentItem comment={first} isFirst {...rest} />
      )}
      {answers.length > 0 && (
        <Stack as="ul" gap={4} className={css.answers} aria-label={answersLabel(name)}>
          {answers.map((answer) => (
            <li key={answer.id}>
              <CommentItem comment={answer} isFirst={false} {...rest} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
