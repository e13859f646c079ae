import { useUnreadMessages } from "@jobami/api/messages/hooks";
import { useEffect } from "react";
import { SignedInReading } from "../platform/session/index.ts";

/** Says how many conversations of the signed-in person hold something new. Shows nothing. */
export function UnreadMessages({ onCount }: { onCount: (count: number) => void }) {
  return (
    <SignedInReading>
      <Count onCount={onCount} />
    </SignedInReading>
  );
}

function Count({ onCount }: { onCount: (count: number) => void }) {
  const count = useUnreadMessages(true);
  useEffect(() => {
    onCount(count);
    return () => onCount(0);
  }, [count, onCount]);
  return null;
}
