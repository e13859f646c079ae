import { useCallback, useRef } from "react";
import { selectAll, selectRows } from "./selection.ts";
import type { DataTableProps } from "./types.ts";

const noRows: ReadonlySet<string> = new Set();

/** Ticks one row, with Shift all from the one ticked before, or all there are. */
export function useSelection(
  keys: readonly string[],
  selected: ReadonlySet<string> = noRows,
  onSelect: DataTableProps<unknown>["onSelect"],
) {
  const before = useRef<string | null>(null);
  const tick = useCallback(
    (key: string, isRange: boolean) => {
      onSelect?.(selectRows(keys, selected, key, isRange ? before.current : null));
      before.current = key;
    },
    [keys, selected, onSelect],
  );
  const isOn = keys.length > 0 && keys.every((key) => selected.has(key));
  const all = {
    isOn,
    isMixed: !isOn && selected.size > 0,
    onTick: () => onSelect?.(selectAll(keys, selected)),
  };
  return { tick, all };
}
