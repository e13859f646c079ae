import type { Readable } from "node:stream";
import type { filesContract } from "@jobami/api/files/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { FilesService } from "./files.service.ts";

/** Takes files in, and back. */
export function filesRoutes(files: FilesService): Handlers<typeof filesContract> {
  return {
    upload: {
      ownTransactions: async ({ query, session, request, keep }) => {
        const gone = new AbortController();
        const leave = () => gone.abort();
        request.raw.socket.once("close", leave);
        const file = await files
          .upload(
            session.person.id,
            {
              ...query,
              body: request.body as Readable,
              contentLength: request.headers["content-length"],
              signal: gone.signal,
            },
            (tx, storedFile) => keep(tx, { success: true, file: storedFile }),
          )
          .finally(() => request.raw.socket.off("close", leave));
        return { success: true, file };
      },
    },
    remove: async ({ db, session, params }) => {
      await files.remove(db, session.person.id, params.id);
      return { success: true };
    },
  };
}
