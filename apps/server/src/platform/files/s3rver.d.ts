declare module "s3rver" {
  /** An S3 server for tests, over a folder. */
  class S3rver {
    constructor(options: { port: number; address: string; silent: boolean; directory: string });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
  export = S3rver;
}
