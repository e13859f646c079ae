/** How a person wants to be heard and answered; stored on this device [VOICE-03, VOICE-04, VOICE-05]. */
export interface VoiceSettings {
  enabled: boolean;
  /** BCP 47 tag of what is spoken. */
  language: string;
  /** Whether the microphone stays open between two sentences while a keyword is waited for. */
  continuous: boolean;
  /** Whether tokens are shown while they are being spoken. */
  interimResults: boolean;
  /** How many readings of a sentence are asked for. */
  maxAlternatives: number;
  hotwordActivation: boolean;
  hotword: string;
  /** `voiceURI` of the voice that answers; empty for the browser's own. */
  speechVoice: string;
  /** 0.5 to 2. */
  speechRate: number;
  /** 0 to 2. */
  speechPitch: number;
  /** 0 to 1. */
  speechVolume: number;
  enableBeep: boolean;
}

/** What a new visitor has: nothing listens until it is asked to [VOICE-06, VOICE-07, VOICE-08, VOICE-09]. */
export function defaultVoiceSettings(product: string): VoiceSettings {
  return {
    enabled: false,
    language: "fr-FR",
    continuous: true,
    interimResults: true,
    maxAlternatives: 5,
    hotwordActivation: false,
    hotword: product,
    speechVoice: "",
    speechRate: 1,
    speechPitch: 1,
    speechVolume: 1,
    enableBeep: true,
  };
}

const ranges: Partial<Record<keyof VoiceSettings, readonly [least: number, most: number]>> = {
  maxAlternatives: [1, 10],
  speechRate: [0.5, 2],
  speechPitch: [0, 2],
  speechVolume: [0, 1],
};

function isLawful(key: keyof VoiceSettings, value: unknown, standard: unknown): boolean {
  if (typeof value !== typeof standard) return false;
  const range = ranges[key];
  if (range !== undefined) return Number(value) >= range[0] && Number(value) <= range[1];
  return typeof value !== "string" || value.trim() !== "";
}

/** Reads stored settings: an unknown, missing or damaged part falls back to its default. */
export function readVoiceSettings(storedSettings: unknown, product: string): VoiceSettings {
  const standard = defaultVoiceSettings(product);
  const given = (
    typeof storedSettings === "object" && storedSettings !== null ? storedSettings : {}
  ) as Record<string, unknown>;
  const lawful = Object.entries(standard).map(([key, value]) => [
    key,
    isLawful(key as keyof VoiceSettings, given[key], value) ? given[key] : value,
  ]);
  return Object.fromEntries(lawful) as VoiceSettings;
}
