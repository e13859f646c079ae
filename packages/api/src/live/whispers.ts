/**
 * What browsers say to each other through the live channel, by name. It stands in nobody's sequence and is kept nowhere: who does not hear
 * it now never does.
 */
export interface Whispers {
  /** Somebody is writing in a conversation. */
  typing: { conversation_id: string };
}

export type WhisperName = keyof Whispers;

/** What somebody whispers. */
export type Whisper = { [N in WhisperName]: { name: N; payload: Whispers[N] } }[WhisperName];

/** A whisper as it is heard, with whose it is. */
export type HeardWhisper = Whisper & { from: string };

/** The single socket.io event that carries whispers, both ways. */
export const whisperChannel = "live:whisper";
