import type { VoiceRecord } from "@jobami/machines/voice/voice";

/** Until when the indicator is hidden, in ms since 1970, as a plain number [VOICE-30]. */
export const indicatorKey = "speechIndicatorHiddenUntil";

/** The indicator's record in this browser; a damaged one reads as none. */
export const indicatorRecord = {
  read(): VoiceRecord {
    try {
      const until = Number(globalThis.localStorage.getItem(indicatorKey) ?? Number.NaN);
      return { indicatorHiddenUntil: Number.isFinite(until) ? until : null };
    } catch {
      return { indicatorHiddenUntil: null };
    }
  },
  write({ indicatorHiddenUntil }: VoiceRecord): void {
    try {
      if (indicatorHiddenUntil === null) globalThis.localStorage.removeItem(indicatorKey);
      else globalThis.localStorage.setItem(indicatorKey, String(indicatorHiddenUntil));
    } catch {
      // A forbidden storage keeps nothing: hidden until the page is left.
    }
  },
};
