import { type KeyboardEvent, useState } from "react";
import { createTyping, foundByTyping } from "../../internal/list/typing.ts";
import type { SelectOption } from "./select-options.ts";

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Keys that choose without opening the list, as in a native one: Left, Right, and letters. Answers whether it was one. */
export function useClosedKeys(
  options: readonly SelectOption[],
  value: string | null,
  onChoose: (value: string) => void,
): (event: KeyboardEvent) => boolean {
  const [typing] = useState(createTyping);
  return (event) => {
    const { key, timeStamp, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return false;
    const able = options.filter(({ isDisabled }) => !isDisabled);
    const at = able.findIndex((option) => option.value === value);
    const word = typing(key, timeStamp);
    const step = steps[key];
    if (step === undefined && word === undefined) return false;
    event.preventDefault();
    const labels = able.map(({ label }) => label);
    const index =
      word === undefined
        ? Math.min(Math.max(at + (step ?? 0), 0), able.length - 1)
        : foundByTyping(labels, word, at);
    const found = able[index];
    if (found) onChoose(found.value);
    return true;
  };
}
