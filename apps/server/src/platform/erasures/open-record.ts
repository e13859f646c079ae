import type { Config } from "../../config.ts";
import { type ErasureRecord, folderRecord } from "./erasure-record.ts";

/** Beside the files: as objects of the bucket where one is set, in a folder of DATA_DIR otherwise. */
export async function openErasureRecord({
  s3,
  dataDir,
}: Pick<Config, "s3" | "dataDir">): Promise<ErasureRecord> {
  if (s3 === undefined) return folderRecord(dataDir);
  const { s3Record } = await import("./s3-record.ts");
  return s3Record(s3);
}
