import { useUnreadMessages } from "@jobami/api/messages/unread";
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { hasUnsent, loadOutboxCarrier, useReceipts } from "../features/talk/messages/index.ts";
import { messagesPath } from "../generated/paths.ts";
import { isBelow } from "../pages.ts";
import { SignedInReading, useSession } from "../platform/session/index.ts";

const OutboxCarrier = lazy(loadOutboxCarrier);

/** Reports how many conversations of the signed-in person hold something new, and carries messages between pages. Shows nothing. */
export function UnreadMessages({ onCount }: { onCount: (count: number) => void }) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <SignedInReading>
      <Count userId={user.id} onCount={onCount} />
      <Unsent key={user.id} userId={user.id} />
    </SignedInReading>
  );
}

function Count({ userId, onCount }: { userId: string; onCount: (count: number) => void }) {
  const { count, hasUnreceived } = useUnreadMessages(true);
  useReceipts(userId, hasUnreceived);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}

/** What waits in this browser is sent from any page; those of messages do it themselves, and show it. */
function Unsent({ userId }: { userId: string }) {
  const { pathname } = useLocation();
  const isElsewhere = !isBelow(pathname, messagesPath);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const look = () => setWaiting(isElsewhere && hasUnsent(userId));
    look();
    globalThis.addEventListener("online", look);
    return () => globalThis.removeEventListener("online", look);
  }, [userId, isElsewhere]);
  if (!isWaiting || !isElsewhere) return null;
  return (
    <Suspense fallback={null}>
      <OutboxCarrier userId={userId} />
    </Suspense>
  );
}
