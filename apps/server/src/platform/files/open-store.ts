import type { Config } from "../../config.ts";
import type { FileStore } from "./file-store.ts";
import { createFolderStore } from "./folder-store.ts";

/** The engine that the configuration names: S3 where it is set, a folder of DATA_DIR otherwise. */
export async function openFileStore({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<FileStore> {
  if (s3 === undefined) return createFolderStore(dataDir);
  const { createS3Store } = await import("./s3-store.ts");
  return createS3Store(s3);
}
