/** Listening and reading aloud, loaded for those who asked for them. */
export async function loadVoiceCorner() {
  return { default: (await import("./VoiceCorner.tsx")).VoiceCorner };
}

/** The microphone of the bottom bar, loaded with it. */
export async function loadVoiceBarButton() {
  return { default: (await import("./VoiceBarButton.tsx")).VoiceBarButton };
}
