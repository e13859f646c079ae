import type { DateValue } from "@internationalized/date";
import { useState } from "react";

/** While a year is typed react-aria gives 2, 20 and 202 before 2026: days that no one means. */
const firstWholeYear = 1000;

/** Whether a day has its whole year. */
export const isWholeDay = ({ year }: DateValue): boolean => year >= firstWholeYear;

/**
 * What react-aria is given for days that its owner knows whole or not at all: what is typed stays in the field meanwhile.
 * `give` is called with `null` while they are not whole.
 */
export function useTyped<Days>(
  value: Days | null,
  isWhole: (days: Days) => boolean,
  give: (days: Days | null) => void,
) {
  const [typed, setTyped] = useState<Days | null>(null);
  return {
    value: value ?? typed,
    onChange(days: Days | null) {
      const whole = days !== null && isWhole(days) ? days : null;
      setTyped(whole === null ? days : null);
      give(whole);
    },
  };
}
