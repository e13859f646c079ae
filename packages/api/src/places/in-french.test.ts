import { expect, test } from "vitest";
import { atPlace, ofPlace } from "./in-french.ts";

test.each([
  ["Lyon", "à Lyon", "de Lyon"],
  ["Angers", "à Angers", "d’Angers"],
  ["Évry-Courcouronnes", "à Évry-Courcouronnes", "d’Évry-Courcouronnes"],
  ["Yvetot", "à Yvetot", "d’Yvetot"],
  ["Le Mans", "au Mans", "du Mans"],
  ["Les Ulis", "aux Ulis", "des Ulis"],
  ["La Rochelle", "à La Rochelle", "de La Rochelle"],
  ["L’Haÿ-les-Roses", "à L’Haÿ-les-Roses", "de L’Haÿ-les-Roses"],
  ["Lesquin", "à Lesquin", "de Lesquin"],
  ["Haguenau", "à Haguenau", "de Haguenau"],
])("states where %s is", (name, at, of) => {
  expect([atPlace(name), ofPlace(name)]).toEqual([at, of]);
});
