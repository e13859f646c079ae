import { folded } from "@jobami/api/http/folded";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the database makes of some texts. */
async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await server.platform.db.execute<{ stated: string }>(sql`
    select folded(t.text) as said from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality t (text, at)
    order by t.at`);
  return rows.map(({ stated }) => stated);
}

/** Letters and signs that people of Europe type, and what stands between them. */
const ranges = [
  [0x20, 0x17f],
  [0x218, 0x21b],
  [0x2b0, 0x2ff],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20bf],
  [0x2116, 0x2116],
  [0x2120, 0x2122],
  [0x3000, 0x3003],
  [0xfb00, 0xfb06],
] as const;

test("the database folds each letter and sign as the browser does", async () => {
  const letters = ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => `a${String.fromCodePoint(from + at)}B`),
  );
  const stated = await foldedByDatabase(letters);
  const apart = letters.flatMap((text, at) =>
    folded(text) === stated[at] ? [] : [[text.codePointAt(1)?.toString(16), folded(text), stated[at]]],
  );
  expect(apart).toEqual([]);
});

test("and texts of them in any order", async () => {
  let seed = 7;
  const next = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed % most;
  };
  const letter = () => {
    const [from, to] = ranges[next(ranges.length)] ?? ranges[0];
    return String.fromCodePoint(from + next(to - from + 1));
  };
  const texts = Array.from({ length: 3000 }, () => Array.from({ length: 1 + next(30) }, letter).join(""));
  const stated = await foldedByDatabase(texts);
  const apart = texts.flatMap((text, at) =>
    folded(text) === stated[at] ? [] : [[text, folded(text), stated[at]]],
  );
  expect(apart).toEqual([]);
});
