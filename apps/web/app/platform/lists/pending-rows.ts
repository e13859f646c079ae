import { useMemo } from "react";

/**
 * Rows as they are once every change that waits is done, in their order. They are derived, never stored: a change that is taken back
 * leaves the rows as the server reports them by then. Without a change they are the same rows, so that a screen sees none.
 */
export function withPending<Row, Change>(
  rows: readonly Row[],
  pending: readonly Change[],
  apply: (rows: readonly Row[], change: Change) => readonly Row[],
): readonly Row[] {
  return pending.reduce(apply, rows);
}

/** The same for a screen; `apply` may not change between renders. */
export function usePendingRows<Row, Change>(
  rows: readonly Row[],
  pending: readonly Change[],
  apply: (rows: readonly Row[], change: Change) => readonly Row[],
): readonly Row[] {
  return useMemo(() => withPending(rows, pending, apply), [rows, pending, apply]);
}
