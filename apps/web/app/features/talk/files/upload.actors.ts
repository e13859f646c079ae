import { filesClient } from "@jobami/api/files/client";
import type { FilePurpose } from "@jobami/api/files/routes";
import type { Api } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import {
  createUploadMachine,
  type UploadEvent,
  type UploaderCommand,
  type UploadMachine,
} from "@jobami/machines/files/upload";
import { fromCallback } from "xstate";

/** What the machine leaves to the page: the bytes of what was chosen, and the text of what was refused. */
export interface UploadDependencies {
  bytesOf: (id: string) => File | undefined;
  onRefused: (id: string, message: string) => void;
}

/** Whether the same file may go through later: no answer came, or the server reports that it is busy. */
export function isUnanswered({ status, code }: ApiError): boolean {
  return status === 0 || status >= 500 || code === "IDEMPOTENCY_IN_PROGRESS" || code === "TOO_MANY_REQUESTS";
}

/** The machine of uploads for a purpose; a file's id is the key under which the server keeps it once. */
export function uploadMachine(
  api: Api,
  purpose: FilePurpose,
  dependencies: UploadDependencies,
): UploadMachine {
  const client = filesClient(api);
  const carry = fromCallback<UploaderCommand>(({ sendBack, receive }) => {
    const sendEvent = (event: UploadEvent) => sendBack(event);
    const underWay = new Map<string, AbortController>();

    async function send(id: string): Promise<void> {
      const file = dependencies.bytesOf(id);
      if (file === undefined) return sendEvent({ type: "upload.failed", id, isUnanswered: false });
      const stop = new AbortController();
      underWay.set(id, stop);
      try {
        const stored = await client.upload({
          purpose,
          name: file.name,
          bytes: file,
          idempotencyKey: id,
          signal: stop.signal,
          onProgress: (sent) => sendEvent({ type: "upload.progressed", id, sent }),
        });
        sendEvent({ type: "upload.done", id, key: stored.id });
      } catch (error) {
        if (stop.signal.aborted) return;
        const known = error instanceof ApiError ? error : new ApiError(0, "UNEXPECTED", "");
        dependencies.onRefused(id, known.message);
        sendEvent({ type: "upload.failed", id, isUnanswered: isUnanswered(known) });
      } finally {
        underWay.delete(id);
      }
    }

    receive((command) => {
      if (command.type === "send") void send(command.id);
      else if (command.type === "abort") underWay.get(command.id)?.abort();
      // What could not be taken back goes by itself within a day: nothing refers to it.
      else client.remove({ params: { id: command.key } }).catch(() => undefined);
    });
    return () => {
      for (const stop of underWay.values()) stop.abort();
    };
  });
  return createUploadMachine().provide({ actors: { carry } });
}
