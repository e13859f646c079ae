import pg from "pg";
import { expect, test } from "vitest";
import { ConfigError } from "../../config.ts";
import { testPostgres } from "../../testing/test-database.ts";
import { onPostgres } from "../../testing/waits.ts";
import { newId } from "./ids.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres.ts";

const url = testPostgres();

test.runIf(url !== null)(
  "a role that does not own its database is refused with what to do",
  onPostgres,
  async () => {
    const name = `guest_${newId().slice(-12)}`;
    const admin = new pg.Client({ connectionString: url ?? "" });
    await admin.connect();
    await admin.query(`create role ${name} login password '${name}'`);
    await admin.query(`create database ${name} template template0`);
    const guest = Object.assign(new URL(url ?? ""), { username: name, password: name, pathname: `/${name}` });
    const database = await openPostgres({ url: guest.href, pool: 1 });
    try {
      const refused = migrate(database);
      await expect(refused).rejects.toThrow(ConfigError);
      await expect(refused).rejects.toThrow(
        /^DATABASE_URL: permission denied for schema public.*alter database NAME owner to ROLE/,
      );
      await admin.query(`alter database ${name} owner to ${name}`);
      await migrate(database);
    } finally {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role ${name}`);
      await admin.end();
    }
  },
);
