/** The beep: 800 Hz for 0.15 s [VOICE-23]. */
const beepHertz = 800;
const beepSeconds = 0.15;

/** Sounds the beep; a browser without sound stays silent. */
export function beep(): void {
  try {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = beepHertz;
    loudness.gain.value = 0.15;
    tone.connect(loudness).connect(audio.destination);
    tone.onended = () => void audio.close();
    tone.start();
    tone.stop(audio.currentTime + beepSeconds);
  } catch {
    // No sound card, or sound is forbidden: the button shows the same.
  }
}
