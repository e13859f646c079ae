import { useState } from "react";
import type { ComboBoxItem } from "./combo-entries.ts";

interface ComboText {
  text: string;
  type: (text: string) => void;
  choose: (item: ComboBoxItem) => void;
}

/**
 * The text in the field. It follows the chosen item when it changes from outside; editing it lets go of the
 * choice, and what was typed is never wiped.
 */
export function useComboText(
  value: ComboBoxItem | null,
  onChange: (item: ComboBoxItem | null) => void,
  onQueryChange: (query: string) => void,
  typedBefore = value?.label ?? "",
): ComboText {
  const [text, setText] = useState(typedBefore);
  const [seen, setSeen] = useState(value);
  if (value?.id !== seen?.id) {
    setSeen(value);
    if (value) setText(value.label);
    else if (text === seen?.label) setText("");
  }
  return {
    text,
    type: (typed) => {
      if (typed === text) return;
      setText(typed);
      if (value && typed !== value.label) onChange(null);
      onQueryChange(typed);
    },
    choose: (item) => {
      if (!item.isAct) setText(item.label);
      if (item.id !== value?.id) onChange(item);
    },
  };
}
