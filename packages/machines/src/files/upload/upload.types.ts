/** What may be sent; sizes in bytes. */
export interface UploadLimits {
  /** Files in all, those already there included. */
  most: number;
  largest: number;
  /** Media types, as `image/jpeg`. */
  types: readonly string[];
  /** Files on their way at once. */
  atOnce: number;
  /** How often a file that gets no answer is sent before the person is asked. */
  tries: number;
}

/** A file as the person chose it; the environment keeps its bytes under this id. */
export interface ChosenFile {
  id: string;
  name: string;
  size: number;
  type: string;
}

/** Why a file is not taken at all. */
export type FileRefusal = "EMPTY" | "TOO_LARGE" | "WRONG_TYPE" | "TOO_MANY";

/** A file of the list. `sent` counts bytes; `key` is what the server keeps it under. */
export interface UploadFile extends ChosenFile {
  status: "queued" | "sending" | "done" | "failed";
  sent: number;
  tries: number;
  key: string | null;
}

export interface UploadContext {
  limits: UploadLimits;
  files: readonly UploadFile[];
  /** What was not taken of the last choice, and why. */
  refused: readonly { name: string; why: FileRefusal }[];
}

export type UploadEvent =
  | { type: "files.chosen"; files: readonly ChosenFile[] }
  | { type: "file.removed"; id: string }
  | { type: "file.retried"; id: string }
  /** Whatever the files belong to keeps those that have arrived: they leave the list, not the server. */
  | { type: "files.stored" }
  | { type: "upload.progressed"; id: string; sent: number }
  | { type: "upload.done"; id: string; key: string }
  /** `isUnanswered`: the network, not the server, is why; sending again may help. */
  | { type: "upload.failed"; id: string; isUnanswered: boolean }
  | { type: "browser.wentOffline" }
  | { type: "browser.cameOnline" };

/** What the uploader is asked: to send a file's bytes, to stop, or to take back what the server keeps. */
export type UploaderCommand =
  | { type: "send"; id: string }
  | { type: "abort"; id: string }
  | { type: "takeBack"; key: string };
