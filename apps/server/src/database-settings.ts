import { z } from "zod";

const limit = z.coerce.number().int().min(1);
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ }).optional();

/** Where the database is, and how it is asked. */
export const databaseSettings = {
  DATABASE_URL: postgresUrl,
  /** PostgreSQL itself, where DATABASE_URL is a pooler's that gives a connection for a transaction at a time. */
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_POOL: limit.default(10),
  /** Whether statements are prepared under a name: 0 for a pooler that does not know them. */
  DATABASE_PREPARED: z
    .enum(["0", "1", "true", "false"])
    .transform((text) => text === "1" || text === "true")
    .optional(),
  /** Seconds that one statement of PostgreSQL may take while a person waits; background work has 55 s. */
  DATABASE_STATEMENT_SECONDS: limit.max(55).default(15),
};

export interface DatabaseSettings {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  databasePool: number;
  databasePrepared: boolean;
  databaseStatementMs: number;
}

type Environment = z.output<z.ZodObject<typeof databaseSettings>>;

export function readDatabase(env: Environment): DatabaseSettings {
  return {
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databasePool: env.DATABASE_POOL,
    databasePrepared: env.DATABASE_PREPARED ?? env.DATABASE_DIRECT_URL === undefined,
    databaseStatementMs: env.DATABASE_STATEMENT_SECONDS * 1000,
  };
}

/** The way around a pooler that there is not. */
export const faultsOfDatabase = (env: Environment): string[] =>
  env.DATABASE_DIRECT_URL !== undefined && env.DATABASE_URL === undefined
    ? ["DATABASE_DIRECT_URL: it leads around the pooler that DATABASE_URL names, which is missing"]
    : [];
