import { searchSorts } from "@jobami/api/search/routes";
import { drizzle } from "drizzle-orm/node-postgres";
import { expect, test } from "vitest";
import type { Db } from "../../platform/database/database.ts";
import { foundOrder, noTerms, type SearchQuestion } from "./search.question.ts";
import { foundStatement, planName } from "./search.repository.ts";

const db = drizzle.mock() as unknown as Db;
const plain: SearchQuestion = {
  services: ["tonte-de-pelouse"],
  ...noTerms,
  around: null,
  priceMaxCents: null,
  ratingMin: null,
  today: "2026-11-30",
  sort: "fit",
};
const around = { latitude: 45.76, longitude: 4.84, radiusKm: 20 };
/** What each may be besides: one that is planned once, or one that never is. */
const ways: readonly Partial<SearchQuestion>[][] = [
  [{}, { around }, { around: { ...around, radiusKm: 5 } }],
  [{}, { services: ["tonte-de-pelouse", "taille-de-haies"] }, { services: [] }],
  [{}, { viewerId: "01930000-0000-7000-8000-0000000000a1" }],
  [{}, { isForEngines: true }],
  [{}, { priceMaxCents: 2000 }, { ratingMin: 4 }, { verifiedOn: "2026-11-30" }, { communeCode: "69123" }],
  [{}, { free: { from: "2026-12-05", days: 1 } }, { free: { from: "2026-12-05", days: 3 } }],
  [{}, { nearTerms: [["camionnette", "camion"]] }],
];
const questions = ways.reduce<SearchQuestion[]>(
  (made, others) => made.flatMap((one) => others.map((other) => ({ ...one, ...other }))),
  searchSorts.map((sort) => ({ ...plain, sort })),
);

test("a plan that is retained is of one statement, whatever is asked", () => {
  const texts = new Map<string, Set<string>>();
  for (const question of questions)
    for (const direction of ["asc", "desc"] as const) {
      const window = { beyond: undefined, order: { ...foundOrder(question.sort), direction }, limit: 13 };
      const name = planName(question, window);
      if (name === null) continue;
      texts.set(name, (texts.get(name) ?? new Set()).add(foundStatement(db, question, window).toSQL().sql));
    }
  expect([...texts].filter(([, of]) => of.size > 1).map(([name]) => name)).toEqual([]);
  // PostgreSQL retains each for every connection.
  expect(texts.size).toBe(searchSorts.length * 2 * 2 * 2 * 2);
});
