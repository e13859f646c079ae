import type { ReactNode } from "react";
import { ComboBox, type ComboBoxItem, type TakenOver } from "../ComboBox/index.ts";
import { chosenOf, type FieldSuggestion, type PastEntry, pastEntries } from "./suggestion-entries.ts";

export interface SuggestionFieldProps {
  /** Name of the field, above it. */
  label: string;
  /** Name under which the form sends the text, chosen or not. */
  name: string;
  /** An example of what to type, shown while the field is empty. */
  placeholder?: string | undefined;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** Letters from which suggestions come. */
  minLength: number;
  /** How far the look-up of suggestions is. */
  status: "quiet" | "asking" | "found" | "none" | "offline" | "failed" | "chosen";
  /** What stands in the field. */
  typed: string;
  /** What was found for the text, best first. */
  found: readonly FieldSuggestion[];
  /** What was looked for on this device, the last one first. */
  past: readonly PastEntry[];
  /** Why the list is empty, by state, and what the past entries are called. */
  texts: {
    hint: string;
    none: string;
    offline: string;
    failed: string;
    past: string;
    pastWithoutNetwork: string;
    clearPast: string;
  };
  /** What stood in a plain text field that this one replaces; only read when it is first drawn. */
  takenOver?: TakenOver | undefined;
  /** Asked for at every change of the text. */
  onType: (text: string) => void;
  /** A suggestion was chosen. */
  onChoose: (suggestion: FieldSuggestion) => void;
  /** Something looked for before was chosen. */
  onPast: (entry: PastEntry) => void;
  /** What was looked for before is to be forgotten. */
  onClearPast: () => void;
}

const isStanding = ({ status, typed, minLength }: SuggestionFieldProps) =>
  status === "chosen" || (status === "quiet" && typed.trim().length >= minLength);

/** The text as a choice of the list, where no one has to choose any more. */
function chosenItem(props: SuggestionFieldProps): ComboBoxItem | null {
  const { typed, found } = props;
  if (!isStanding(props)) return null;
  return found.find(({ label }) => label === typed) ?? { id: "as-written", label: typed };
}

function emptyTextOf({ status, texts }: SuggestionFieldProps): string {
  return status === "offline" || status === "failed" ? texts[status] : texts.none;
}

/** Free text with suggestions, and with what was looked for before: whatever is typed can be sent. A choice that must be one of a list: ComboBox. */
export function SuggestionField(props: SuggestionFieldProps): ReactNode {
  const { label, name, placeholder, icon, minLength, status, found, past, texts, takenOver } = props;
  const { onType, onChoose, onPast, onClearPast } = props;
  const isCutOff = status === "offline" || status === "failed";
  const clear = texts.clearPast;

  function choose(item: ComboBoxItem | null): void {
    const chosen = item === null ? null : chosenOf(item, { past, found });
    if (chosen?.type === "clear") onClearPast();
    if (chosen?.type === "past") onPast(chosen.entry);
    if (chosen?.type === "suggestion") onChoose(chosen.suggestion);
  }

  return (
    <ComboBox
      label={label}
      textName={name}
      placeholder={placeholder}
      icon={icon}
      hasToggle={false}
      takenOver={takenOver}
      minLength={minLength}
      hintText={texts.hint}
      emptyText={emptyTextOf(props)}
      items={isCutOff ? pastEntries(past, { heading: texts.pastWithoutNetwork, clear }) : found}
      suggestions={pastEntries(past, { heading: texts.past, clear })}
      value={chosenItem(props)}
      onChange={choose}
      onQueryChange={onType}
      isLoading={status === "asking"}
    />
  );
}
