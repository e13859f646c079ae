import { readFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { createS3Client, type S3Settings } from "../../files/s3-store.ts";
import type { Publication } from "./publication.ts";

const prefix = "builds/";

/** Keeps files as objects of the bucket of files, apart from people's. */
export function s3Publication(settings: S3Settings): Publication {
  const Bucket = settings.bucket;
  const client = createS3Client(settings);
  const keyOf = (name: string) => `${prefix}${name}`;
  return {
    async names() {
      const found = new Set<string>();
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken }),
        );
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) found.add(Key.slice(prefix.length));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return found;
    },
    async put(name, path) {
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name), Body: await readFile(path) }));
    },
    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return (Body as Readable | undefined) ?? null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(names) {
      for (const name of names) await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(name) }));
    },
    close: () => client.destroy(),
  };
}
