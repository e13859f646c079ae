import type { Db as JobsDb } from "pg-boss";
import type { Db } from "./database.ts";
import type { ExclusiveWork } from "./exclusive.ts";
import type { Lease } from "./lease.ts";

/** An open database and what the platform needs besides queries. */
export interface Database {
  kind: "pglite" | "postgres";
  db: Db;
  /** What it is by itself, which a copy of it is not; null for one in memory. It stays through restarts and failovers. */
  identity(): Promise<string | null>;
  /** Runs scripts of several statements in one transaction, after `lock` was taken in it. */
  runScripts(lock: number, choose: (applied: AppliedReader) => Promise<readonly Script[]>): Promise<void>;
  /** Does what one process of this database may do at a time; the others wait. Not inside a transaction. */
  exclusively<T>(name: ExclusiveWork, work: () => Promise<T>): Promise<T>;
  /** States that this process lives. */
  lease: Lease;
  /** What pg-boss works on. */
  jobsBackend: { db: JobsDb; backend: "pglite" | "postgres" };
  /** The whole PGlite data directory as a tar, for fresh test databases; absent on PostgreSQL. */
  dump?: () => Promise<Blob>;
  /** Connections of this process to the server: the most there may be, open, idle, and who waits for one. */
  connections?: () => { most: number; open: number; idle: number; waiting: number };
  close(): Promise<void>;
}

/** Reads rows inside the transaction of `runScripts`. */
export type AppliedReader = (sql: string) => Promise<Record<string, unknown>[]>;
export interface Script {
  sql: string;
}
