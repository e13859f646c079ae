import { readVoiceSettings, type VoiceSettings } from "@jobami/machines/voice/voice";
import { useSyncExternalStore } from "react";

/** Where the settings of commands by voice are stored on this device [VOICE-03]. */
export const voiceSettingsKey = "jobami:voice-settings";

const listeners = new Set<() => void>();
let known: { text: string | null; settings: VoiceSettings } | null = null;

function storedText(): string | null {
  try {
    return globalThis.localStorage.getItem(voiceSettingsKey);
  } catch {
    return null;
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** The stored settings; the same object for as long as they do not change. */
function read(product: string): VoiceSettings {
  const text = storedText();
  if (known === null || known.text !== text)
    known = { text, settings: readVoiceSettings(parsed(text), product) };
  return known.settings;
}

/** Keeps a change and informs every listener of this page; other tabs hear of it by themselves. */
export function changeVoiceSettings(product: string, change: Partial<VoiceSettings>): void {
  const settings = readVoiceSettings({ ...read(product), ...change }, product);
  try {
    globalThis.localStorage.setItem(voiceSettingsKey, JSON.stringify(settings));
  } catch {
    // A forbidden storage keeps nothing: the change stands for this page alone.
    known = { text: storedText(), settings };
  }
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const hear = ({ key }: StorageEvent) => {
    if (key === voiceSettingsKey || key === null) listener();
  };
  globalThis.addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener("storage", hear);
  };
}

/** The settings of commands by voice on this device, and how to change them. Only below what is shown in a browser. */
export function useVoiceSettings(product: string): [VoiceSettings, (change: Partial<VoiceSettings>) => void] {
  const settings = useSyncExternalStore(subscribe, () => read(product));
  return [settings, (change) => changeVoiceSettings(product, change)];
}
