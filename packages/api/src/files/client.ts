import { type Api, bindClient, type Client } from "../http/client.ts";
import type { filesContract, StoredFile } from "./contract.ts";
import { type FilePurpose, filesRoutes } from "./routes.ts";

/** What is sent, and who hears how far it is. */
export interface UploadInput {
  purpose: Pick<FilePurpose, "name">;
  name: string;
  bytes: Blob;
  /** Hears how many bytes are on their way. */
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
  /** The same at every try of a file, so that it is stored once. */
  idempotencyKey: string;
}

export type FilesClient = Pick<Client<typeof filesContract>, "remove"> & {
  /** Sends a file. Throws ApiError; NETWORK when no answer came. */
  upload(input: UploadInput): Promise<StoredFile>;
};

/** A file's name as the server takes it. */
function sentName(name: string): string {
  const readable = name
    .slice(-255)
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim();
  return readable === "" ? "fichier" : readable;
}

/** The calls of this domain, bound to the one fetch. */
export function filesClient(api: Api): FilesClient {
  const { remove } = bindClient<typeof filesContract>(api, filesRoutes);
  return {
    remove,
    async upload({ purpose, name, bytes, onProgress, ...rest }) {
      const query = { purpose: purpose.name, name: sentName(name) };
      const upload = { bytes, ...(onProgress === undefined ? {} : { onProgress }) };
      const { file } = (await api.call(filesRoutes.upload, { query, upload, ...rest })) as {
        file: StoredFile;
      };
      return file;
    },
  };
}
