import { displayText, shortName } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import type { FoundMessage } from "@jobami/api/messages/contract";
import { useMessageSearch } from "@jobami/api/messages/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { messagesAddress } from "./address.ts";
import { copy } from "./copy.ts";
import * as css from "./messages.css.ts";

interface FoundMessagesProps {
  query: string;
  userId: string;
}

/** The messages with some text, each leading to where it was written. */
export function FoundMessages({ query, userId }: FoundMessagesProps) {
  const { data, error, mutate } = useMessageSearch(query);
  return (
    <DataList
      label={copy.found}
      look="rows"
      status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
      failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
      items={data?.data ?? []}
      getKey={({ id }) => id}
      renderItem={(found) => <Found found={found} query={query} userId={userId} />}
      skeleton={<ListRowSkeleton hasLeading />}
      skeletonCount={3}
      onRetry={() => void mutate()}
      empty={<EmptyState title={copy.notFound}>{copy.notFoundHelp}</EmptyState>}
    />
  );
}

function Found({ found, query, userId }: { found: FoundMessage } & FoundMessagesProps) {
  const { conversation_id, seq, sender_id, otherUser, mission, excerpt, created_at } = found;
  const who = shortName(otherUser);
  return (
    <div className={css.row}>
      <ListRow
        isNarrow
        leading={<PersonFace person={otherUser} />}
        title={
          <h2 className={css.who}>
            <Link className={rowLink} to={messagesAddress({ query, seq }, conversation_id)}>
              {who}
            </Link>
          </h2>
        }
        figure={
          <span className={css.when}>
            <RelativeTime instant={created_at} style="short" />
          </span>
        }
        detail={`${sender_id === userId ? copy.you : ""}${displayText(excerpt)}`}
        note={<p className={css.mission}>{displayText(mission.title)}</p>}
      />
    </div>
  );
}
