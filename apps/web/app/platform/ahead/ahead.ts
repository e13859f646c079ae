import { useEffect } from "react";

/** Loads code; what it answers is stored by the module loader. */
type Load = () => Promise<unknown>;

/** What a browser reports of its connection; many state nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** Whether code may be fetched that may never be wanted: not on a slow or metered connection, nor where a person saves data. */
export function hasRoomToSpare(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  const { saveData = false, effectiveType = "4g", type = "" } = connection;
  return !saveData && type !== "cellular" && effectiveType === "4g";
}

/** What could not be loaded. */
const lost = new WeakSet<Load>();

/** Loads code before it is asked for. */
export async function fetchAhead(load: Load): Promise<void> {
  await load().then(
    () => lost.delete(load),
    () => lost.add(load),
  );
}

/** Whether what was fetched ahead failed: a browser may keep that failure, so that whoever needs it goes another way where there is one. */
export const isLost = (load: Load): boolean => lost.has(load);

/** Where no browser reports when nothing happens, in ms. */
const guessedQuietMs = 500;

function whenIdle(act: () => void): () => void {
  const { requestIdleCallback: wait, cancelIdleCallback: cancel } = globalThis as Partial<typeof globalThis>;
  const handle = wait?.(act) ?? setTimeout(act, guessedQuietMs);
  return () => (cancel ?? clearTimeout)(handle as number);
}

/** Loads code ahead, once the page is quiet and what leads there is shown, where the connection has room to spare. */
export function useAheadWhenQuiet(load: Load, isShown: boolean): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: Connection };
    return isShown && hasRoomToSpare(connection) ? whenIdle(() => void fetchAhead(load)) : undefined;
  }, [isShown, load]);
}
