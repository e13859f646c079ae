import { readFileSync } from "node:fs";
import { phoneField } from "@jobami/api/users/phone";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { signIn } from "../../testing/test-people.ts";
import { startTestServer } from "../../testing/test-server.ts";

const migration = readFileSync(
  new URL("../../migrations/1015_overseas_numbers.sql", import.meta.url),
  "utf8",
);

test("a number that was stored as one of the mainland becomes what is stored of it now, and others stay", async () => {
  const server = await startTestServer();
  try {
    const { db } = server.platform;
    const begins = "262 263 269 639 692 693 590 690 691 594 694 596 696 697 508 612 478 699 700".split(" ");
    const { person } = await signIn(server);
    for (const begin of begins) {
      const before = `+33${begin}412345`;
      await db.execute(sql`update users set phone = ${before} where id = ${person.id}`);
      await db.execute(sql.raw(migration));
      await db.execute(sql.raw(migration));
      const { rows } = await db.execute<{ phone: string }>(
        sql`select phone from users where id = ${person.id}`,
      );
      expect(rows[0]?.phone).toBe(phoneField.parse(before));
    }
    for (const other of ["+32470123456", "+3369212345", "+262692123456"]) {
      await db.execute(sql`update users set phone = ${other} where id = ${person.id}`);
      await db.execute(sql.raw(migration));
      const { rows } = await db.execute(sql`select phone from users where id = ${person.id}`);
      expect(rows).toEqual([{ phone: other }]);
    }
  } finally {
    await server.close();
  }
});
