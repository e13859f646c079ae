import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readMigration } from "../../testing/migration-rules.ts";

const folder = new URL("../../migrations/", import.meta.url);
/** The last migration that was written before upgrades rolled. */
const last = "1009";

const later = readdirSync(folder).filter((name) => name.slice(0, 4) > last);

describe("two builds that run beside each other", () => {
  test.each(later)("live with what %s leaves", (name) => {
    const { contractions, since } = readMigration(readFileSync(new URL(name, folder), "utf8"));
    // Expand first; what no build uses any more goes by a migration of a later release.
    if (contractions.length > 0) expect(since, `${name} ${contractions.join(", ")}`).not.toBeNull();
    if (since !== null) expect(since < name.slice(0, 4)).toBe(true);
  });

  test.each([
    ["drop table users;", ["drops a table"]],
    ["alter table users drop column name;", ["drops a column"]],
    ["alter table users rename column name to label;", ["renames"]],
    ["alter table users rename to people;", ["renames"]],
    ["alter table users alter column age type bigint;", ["changes the type of a column"]],
    ["alter table users alter age set data type bigint;", ["changes the type of a column"]],
    ["alter table users alter column age set not null;", ["asks for a value that older builds do not give"]],
    ["alter table users alter column age drop default;", ["takes a default away"]],
    [
      "alter table users add column age integer not null,\n add column size integer not null default 1;",
      ["adds the column age that older builds leave empty"],
    ],
    [
      "alter table users add column age integer;\n-- drop table users;\ncreate table b (c text not null);",
      [],
    ],
  ])("are held by what is found in %j", (sql, found) => {
    expect(readMigration(sql).contractions).toEqual(found);
  });

  test("a contraction names since when nothing uses what goes", () => {
    const sql =
      "-- contract: users.name is read and written by no build since 1012\nalter table users drop column name;";
    expect(readMigration(sql)).toEqual({ contractions: ["drops a column"], since: "1012" });
    expect(readMigration("-- users.name goes\nalter table users drop column name;").since).toBeNull();
  });
});
