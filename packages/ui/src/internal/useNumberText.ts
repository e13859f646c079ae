import { type ChangeEvent, useState } from "react";
import { formatFrenchNumber, parseFrenchNumber } from "./decimal.ts";

interface NumberText {
  text: string;
  /** For the input's change event. */
  type: (event: ChangeEvent<HTMLInputElement>) => void;
  /** For blur: writes the number out, keeps what cannot be read. */
  settle: () => void;
  /** For the spin keys and buttons. */
  set: (value: number) => void;
}

interface Options {
  value: number | null | undefined;
  decimals: number;
  onChange: ((value: number | null) => void) | undefined;
}

function write(value: number | null | undefined, decimals: number): string {
  return value === null || value === undefined || Number.isNaN(value)
    ? ""
    : formatFrenchNumber(value, decimals);
}

/** The text of a number being typed, left as typed until the field is left, and the number it means. */
export function useNumberText({ value, decimals, onChange }: Options): NumberText {
  const [draft, setDraft] = useState<string | null>(null);
  const means = draft === null ? undefined : parseFrenchNumber(draft);
  const isDraftCurrent = draft !== null && (Object.is(means, value ?? null) || value === undefined);
  return {
    text: isDraftCurrent ? draft : write(value, decimals),
    type: (event) => {
      setDraft(event.target.value);
      onChange?.(parseFrenchNumber(event.target.value));
    },
    settle: () => {
      if (typeof means === "number" && !Number.isNaN(means)) setDraft(formatFrenchNumber(means, decimals));
    },
    set: (next) => {
      setDraft(formatFrenchNumber(next, decimals));
      onChange?.(next);
    },
  };
}
