import { type StoredRecord, storedRecord } from "../storage/index.ts";

/** MSG-10: stored in this browser for a year, in ms. */
export const soundLifeMs = 365 * 86_400_000;

/** Whether a private message that arrives is heard; not unless a person asked for it [MSG-10]. */
export const messageSound: StoredRecord<boolean> = storedRecord({
  key: "message-sound",
  kind: "device",
  lifeMs: soundLifeMs,
  isValid: (value): value is boolean => typeof value === "boolean",
});

/** Two short notes, where this browser is to be heard and lets itself be. */
export async function soundMessage(): Promise<void> {
  if (messageSound.read() !== true || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  try {
    await audio.resume();
    const start = audio.currentTime;
    for (const [at, pitch] of [
      [0, 660],
      [0.12, 880],
    ] as const) {
      const [note, volume] = [audio.createOscillator(), audio.createGain()];
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0.08, start + at);
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.18);
      note.connect(volume).connect(audio.destination);
      note.start(start + at);
      note.stop(start + at + 0.2);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  } finally {
    await audio.close();
  }
}
