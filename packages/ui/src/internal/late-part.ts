import { useEffect, useEffectEvent, useReducer } from "react";

/** A part of a component whose code comes when it is first wanted, once for all who want it. */
export interface LatePart<Part> {
  /** What arrived; undefined until then. */
  readonly current: Part | undefined;
  /**
   * Fetches it. A failed fetch rejects, and the next call asks the browser again: Chromium keeps a module's failure until the page is
   * loaded anew, whatever the network does meanwhile, and rejects at once; others fetch it.
   */
  load: () => Promise<Part>;
}

/** What a person asked for and did not get. */
const missed = new Set<LatePart<unknown>>();
let notifyListeners = () => {};

/** Whether a part that a person asked for could not come: loading the page anew is then the one way that works in every browser. */
export const isPartMissed = (): boolean => missed.size > 0;

/** Hears when that may have changed, one watcher at a time; returns how to stop. */
export function watchMissedParts(watcher: () => void): () => void {
  notifyListeners = watcher;
  return () => {
    notifyListeners = () => {};
  };
}

const wholePage = latePart(() => Promise.reject(new Error("The page is of an older build.")));

/** The server no longer answers what this page asks: everything it would still ask for is missed. */
export function missPage(): void {
  missed.add(wholePage);
  notifyListeners();
}

/** Wraps a dynamic import, so that importing a component does not bring its overlay. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let current: Part | undefined;
  let underWay: Promise<Part> | undefined;
  const late: LatePart<Part> = {
    get current() {
      return current;
    },
    load() {
      underWay ??= fetchPart().then(
        (part) => {
          current = part;
          if (missed.delete(late)) notifyListeners();
          return part;
        },
        (reason: unknown) => {
          underWay = undefined;
          throw reason;
        },
      );
      return underWay;
    },
  };
  return late;
}

/** Begins to fetch before it is needed: under the pointer, at focus. A failure is left to the one who needs it. */
export function prefetch(part: LatePart<unknown>): void {
  part.load().catch(() => {});
}

/** Fetches what a person asked for. It is missed where it cannot come, unless it is dispensable. */
export function ask<Part>(part: LatePart<Part>, isDispensable = false): Promise<Part> {
  return part.load().catch((reason: unknown) => {
    if (!isDispensable) missed.add(part);
    notifyListeners();
    throw reason;
  });
}

/**
 * The part, fetched as soon as it is wanted. `onFailure` is informed when it cannot come (lost network), so that the owner
 * does not go on believing that it is shown.
 */
export function useLatePart<Part>(
  part: LatePart<Part>,
  isWanted: boolean,
  onFailure: () => void,
  isDispensable = false,
): Part | undefined {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || part.current) return undefined;
    let isGone = false;
    ask(part, isDispensable).then(
      () => isGone || arrive(),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, part, isDispensable]);
  return part.current;
}
