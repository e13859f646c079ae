import { expect, test } from "vitest";
import { readingKey } from "../http/keys.ts";
import { shownReadings } from "../http/readings.fixture.ts";
import { inesAsFavorite, karimAsFavorite } from "./fixtures.ts";
import { dropFavorite, favoritesReading, keepFavorite } from "./hooks.ts";
import { favoritesRoutes } from "./routes.ts";

const key = readingKey(favoritesRoutes.list);
const third = { ...inesAsFavorite, id: "3", favorite_user_id: "trois" };

test("what was read is good for 300,000 ms [FAV-07]", () => {
  expect(favoritesReading).toEqual({ dedupingInterval: 300_000 });
});

test("a favourite is put where it was, first when it is new, and taken out, without another reading", () => {
  const { readings, dataOf, again } = shownReadings([[key, [karimAsFavorite, inesAsFavorite]]]);
  const noted = { ...inesAsFavorite, note: "Rappeler" };
  keepFavorite(readings, noted);
  expect(dataOf(key)).toEqual([karimAsFavorite, noted]);
  keepFavorite(readings, third);
  expect(dataOf(key)).toEqual([third, karimAsFavorite, noted]);
  dropFavorite(readings, karimAsFavorite.favorite_user_id);
  expect(dataOf(key)).toEqual([third, noted]);
  keepFavorite(readings, karimAsFavorite, 1);
  expect(dataOf(key)).toEqual([third, karimAsFavorite, noted]);
  expect(again).toEqual([]);
});

test("what has yet to come is read again instead", () => {
  const { readings, again } = shownReadings([[key, undefined]]);
  keepFavorite(readings, third);
  expect(again).toEqual([key]);
});
