import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { checkKey, type FileStore, isKey } from "./file-store.ts";

/** How a bucket is reached. */
export interface S3Settings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Speaks to any service that speaks S3. */
export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Bucket names in host names need a DNS of their own, and few services but Amazon's know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

/** Keeps files as objects of a bucket; what else is in it is not people's. */
export function createS3Store(settings: S3Settings): FileStore {
  const Bucket = settings.bucket;
  const client = createS3Client(settings);

  return {
    async put(key, path, type) {
      const { size } = await stat(path);
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: checkKey(key),
          Body: createReadStream(path),
          ContentLength: size,
          ContentType: type,
        }),
      );
      await rm(path, { force: true });
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: checkKey(key) }));
        return (Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket, Key: checkKey(key) }));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }));
        for (const { Key, LastModified } of page.Contents ?? [])
          if (Key !== undefined && LastModified !== undefined && isKey(Key))
            yield { key: Key, since: LastModified };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    check: async () => void (await client.send(new HeadBucketCommand({ Bucket }))),
    close: () => client.destroy(),
  };
}
