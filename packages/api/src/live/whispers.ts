/**
 * What browsers send to each other through the live channel, by name. It stands in no one’s sequence and is stored nowhere: who does not hear
 * it now never does.
 */
export interface Whispers {
  /** A person is writing in a conversation. */
  typing: { conversation_id: string };
}

export type WhisperName = keyof Whispers;

/** What a person whispers. */
export type Whisper = { [N in WhisperName]: { name: N; payload: Whispers[N] } }[WhisperName];

/** A whisper as it is heard, with whose it is. */
export type HeardWhisper = Whisper & { from: string };

/** The single socket.io event that carries whispers, both ways. */
export const whisperChannel = "live:whisper";
