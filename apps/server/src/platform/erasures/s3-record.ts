import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createS3Client, type S3Settings } from "../files/s3-store.ts";
import { type ErasureRecord, folderName, isId } from "./erasure-record.ts";

/** One object an account, apart from people's files. */
export function s3Record(settings: S3Settings): ErasureRecord {
  const Bucket = settings.bucket;
  const Prefix = `${folderName}/`;
  const client = createS3Client(settings);
  const keyOf = (id: string) => `${Prefix}${id}`;
  return {
    place: `${settings.endpoint}/${Bucket}/${Prefix}`,
    // A bucket that is not there refuses to be listed.
    isThere: async () => true,
    make: async () => undefined,
    async note(id, proof) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(id), Body: proof }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }));
        for (const { Key = "", LastModified } of page.Contents ?? []) {
          const id = Key.slice(Prefix.length);
          if (LastModified !== undefined && isId(id)) yield { id, since: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    async proof(id) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(id) }));
        return (await Body?.transformToString()) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async forget(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) }));
    },
    close: () => client.destroy(),
  };
}
