import { join } from "node:path";
import { CreateBucketCommand } from "@aws-sdk/client-s3";
import S3rver from "s3rver";
import { createS3Client, type S3Settings } from "../platform/files/s3-store.ts";

/** Starts an S3 server that is not ours, with an empty bucket, below a folder. */
export async function startS3(folder: string): Promise<{ s3: S3Settings; stop: () => Promise<void> }> {
  const service = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: join(folder, "s3") });
  const { port } = await service.run();
  const s3 = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "fichiers",
    region: "eu-west-3",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
  };
  const client = createS3Client(s3);
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
  client.destroy();
  return { s3, stop: () => service.close() };
}
