import type { ReactNode } from "react";
import { box } from "../Checkbox/Checkbox.css.ts";
import * as css from "./DataTable.css.ts";

interface TickBoxProps {
  label: string;
  isOn: boolean;
  /** Neither all nor none. */
  isMixed?: boolean;
  /** `isRange` while Shift is held. */
  onTick: (isRange: boolean) => void;
  className?: string;
}

/** The box of a row, named by its row. */
export function TickBox({ label, isOn, isMixed = false, onTick, className = "" }: TickBoxProps): ReactNode {
  return (
    <label className={`${css.tick} ${className}`}>
      <input
        ref={(element) => {
          if (element) element.indeterminate = isMixed;
        }}
        type="checkbox"
        className={box}
        checked={isOn}
        aria-label={label}
        onChange={({ nativeEvent }) => onTick((nativeEvent as { shiftKey?: boolean }).shiftKey === true)}
      />
    </label>
  );
}
