import type { Readable } from "node:stream";

/** Where files are stored: under `folder/name` keys that no one chooses but the server. */
export interface FileStore {
  /** Keeps a file of this machine under a key; the file itself is the caller's no more. */
  put(key: string, path: string, type: string): Promise<void>;
  /** The bytes under a key; null when there are none. */
  read(key: string): Promise<Readable | null>;
  /** Forgets keys; one that is not there is no failure. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every key, and when its bytes came. */
  list(): AsyncIterable<{ key: string; since: Date }>;
  /** Resolves where the service that stores them answers; none where it is a folder of this machine. */
  check?: () => Promise<void>;
  close(): void;
}

const keyPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/[a-z]{1,20}\.[a-z]{3,4}$/;

/** Whether a key is one that the server makes for a file of a person. */
export const isKey = (key: string): boolean => keyPattern.test(key);

/** Throws for a key that the server did not make. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error("No key of the file store.");
  return key;
}
