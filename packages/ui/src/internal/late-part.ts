import { useEffect, useEffectEvent, useReducer } from "react";

/** A part of a component whose code comes when it is first wanted, once for all who want it. */
export interface LatePart<Part> {
  /** What arrived; undefined until then. */
  readonly current: Part | undefined;
  /** Fetches it. A failed fetch rejects, and the next call tries again. */
  load: () => Promise<Part>;
}

/** Wraps a dynamic import, so that importing a component does not bring its overlay. */
export function latePart<Part>(fetchPart: () => Promise<Part>): LatePart<Part> {
  let current: Part | undefined;
  let underWay: Promise<Part> | undefined;
  return {
    get current() {
      return current;
    },
    load() {
      underWay ??= fetchPart().then(
        (part) => {
          current = part;
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
}

/** Begins to fetch before it is needed: under the pointer, at focus. A failure is left to the one who needs it. */
export function prefetch(part: LatePart<unknown>): void {
  part.load().catch(() => {});
}

/**
 * The part, fetched as soon as it is wanted. `onFailure` is told when it cannot come (lost network), so that the owner
 * does not go on believing that it is shown.
 */
export function useLatePart<Part>(
  part: LatePart<Part>,
  isWanted: boolean,
  onFailure: () => void,
): Part | undefined {
  const [, arrive] = useReducer((count: number) => count + 1, 0);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isWanted || part.current) return undefined;
    let isGone = false;
    part.load().then(
      () => isGone || arrive(),
      () => isGone || fail(),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted, part]);
  return part.current;
}
