import type { Config } from "../../../config.ts";
import { folderPublication, type Publication } from "./publication.ts";

/** S3 where it is set, which all processes reach; a folder of DATA_DIR otherwise. */
export async function openPublication({ s3, dataDir }: Pick<Config, "s3" | "dataDir">): Promise<Publication> {
  if (s3 === undefined) return folderPublication(dataDir);
  const { s3Publication } = await import("./s3-publication.ts");
  return s3Publication(s3);
}
