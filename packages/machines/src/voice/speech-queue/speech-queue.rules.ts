import type { SpeechQueueContext, SpeechSettings, SpeechSource, SpeechText } from "./speech-queue.types.ts";

/** Silence between two texts, in ms [A11Y-15]. */
export const gapMs = 300;
/** How long a selection stands before it is read, in ms, and how long it may be, in characters [A11Y-17]. */
export const selectionDelayMs = 1000;
export const selectionLeast = 3;
export const selectionMost = 499;
/** How long a chosen voice is waited for, in ms. */
export const voicesPatienceMs = 2000;

/** For how long the same text is not read again, in ms [A11Y-16]. */
export const sameTextMs: Record<SpeechSource, number> = {
  asked: 1000,
  buttonState: 1000,
  selection: 2000,
  tooltip: 2000,
  formError: 3000,
  announcement: 5000,
  page: 8000,
};
const longestMs = Math.max(...Object.values(sameTextMs));

const switches: Record<Exclude<SpeechSource, "asked">, keyof SpeechSettings> = {
  selection: "readSelectedText",
  announcement: "autoRead",
  page: "readPageContent",
  formError: "readFormErrors",
  buttonState: "readButtonStates",
  tooltip: "readTooltips",
};

/** Whether the person wants texts of this kind read [A11Y-18, A11Y-19]. */
export function isWanted(source: SpeechSource, settings: SpeechSettings): boolean {
  return settings.speechEnabled && (source === "asked" || settings[switches[source]] === true);
}

/** Whether a text is to be read: wanted, not empty, neither being read nor waiting, and not heard a moment ago. */
export function isReadable({ text, source }: SpeechText, context: SpeechQueueContext, now: number): boolean {
  if (!isWanted(source, context.settings) || text.trim() === "") return false;
  if (context.current?.text === text || context.queue.some((waiting) => waiting.text === text)) return false;
  return context.taken.every((taken) => taken.text !== text || now - taken.at >= sameTextMs[source]);
}

/** Whether a selection is worth reading: 3 to 499 characters [A11Y-17]. */
export function isSelectable(selected: string, settings: SpeechSettings): boolean {
  const { length } = selected.trim();
  return isWanted("selection", settings) && length >= selectionLeast && length <= selectionMost;
}

/** Takes a text in: behind the others, or alone when nothing may wait. */
export function take(
  added: SpeechText,
  context: SpeechQueueContext,
  now: number,
): Partial<SpeechQueueContext> {
  const { text, source } = added;
  return {
    queue: context.settings.speechQueue ? [...context.queue, { text, source }] : [{ text, source }],
    taken: [...context.taken.filter(({ at }) => now - at < longestMs), { text, at: now }],
  };
}

/** What stays in the queue when the settings change. */
export function stillWanted(queue: readonly SpeechText[], settings: SpeechSettings): readonly SpeechText[] {
  return queue.filter(({ source }) => isWanted(source, settings));
}
