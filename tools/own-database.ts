import { randomUUID } from "node:crypto";
import pg from "pg";

/** A database among others of a PostgreSQL. */
export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

async function on<T>(server: string, work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({
    connectionString: Object.assign(new URL(server), { pathname: "/postgres" }).href,
  });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Makes a database on the PostgreSQL of this address: empty, or a copy of the one at `from`, to which no one is connected. */
export async function ownDatabase(server: string, from?: string): Promise<OwnDatabase> {
  const name = `jobami_${randomUUID().replaceAll("-", "")}`;
  const template = from === undefined ? "template0" : new URL(from).pathname.slice(1);
  await on(server, (admin) => admin.query(`create database ${name} template ${template}`));
  return {
    url: Object.assign(new URL(server), { pathname: `/${name}` }).href,
    drop: () => on(server, async (admin) => void (await admin.query(`drop database ${name} with (force)`))),
  };
}
