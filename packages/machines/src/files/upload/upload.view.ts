import type { UploadContext, UploadFile } from "./upload.types.ts";

/** A file as a list shows it; `progress` goes from 0 to 1. */
export interface UploadLine {
  id: string;
  name: string;
  size: number;
  status: UploadFile["status"];
  progress: number;
  /** What the server keeps it under; null until it is there. */
  key: string | null;
}

/** What a field of files shows. */
export interface UploadView {
  lines: readonly UploadLine[];
  refused: UploadContext["refused"];
  isSending: boolean;
  /** Nothing is sent just now: no answer came, or the browser is offline. */
  isHeld: boolean;
  /** What the server keeps, for the form that the files belong to. */
  keys: readonly string[];
}

/** Snapshot to screen. */
export function uploadView(snapshot: {
  hasTag(tag: "sending" | "held"): boolean;
  context: UploadContext;
}): UploadView {
  const { files, refused } = snapshot.context;
  return {
    lines: files.map(({ id, name, size, status, sent, key }) => ({
      id,
      name,
      size,
      status,
      progress: sent / size,
      key,
    })),
    refused,
    isSending: snapshot.hasTag("sending"),
    isHeld: snapshot.hasTag("held"),
    keys: files.flatMap(({ key }) => (key === null ? [] : [key])),
  };
}
