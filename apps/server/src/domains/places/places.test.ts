import { placeSchema } from "@jobami/api/places/contract";
import { describe, expect, test } from "vitest";
import { readGazetteer, readPositions } from "./gazetteer.ts";
import { createPlacesService } from "./places.service.ts";

const gazetteer = readGazetteer();
const places = createPlacesService(gazetteer);
const names = (q: string, limit = 8) => places.search({ q, limit }).map((place) => place.name);

describe("the search of communes", () => {
  test("finds a city by its name, before its arrondissements and before communes that only mention it", () => {
    expect(names("Lyon", 3)).toEqual(["Lyon", "Lyon 1er Arrondissement", "Lyon 2e Arrondissement"]);
    expect(places.search({ q: "Lyon", limit: 1 })).toEqual([
      {
        code: "69123",
        name: "Lyon",
        postalCodes: ["69001", "69002", "69003", "69004", "69005", "69006", "69007", "69008", "69009"],
        department: "Rhône",
        departmentCode: "69",
        population: 519127,
      },
    ]);
  });

  test("gives the arrondissements of a town by their number, the second before the tenth", () => {
    const numbers = names("Paris", 13)
      .slice(1)
      .map((name) => Number.parseInt(name.replace("Paris ", ""), 10));
    expect(numbers).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(names("paris 10", 1)).toEqual(["Paris 10e Arrondissement"]);
  });

  test.each([["St Denis"], ["saint-denis"], ["SAINT DENIS"], ["Saint‑Denis"], ["st-denis"]])(
    "finds Saint-Denis from « %s », the largest first",
    (q) => {
      expect(places.search({ q, limit: 2 }).map((place) => place.code)).toEqual(["97411", "93066"]);
    },
  );

  test("finds Sainte-Geneviève-des-Bois from « ste genev »", () => {
    expect(names("ste genev", 1)).toEqual(["Sainte-Geneviève-des-Bois"]);
  });

  test("keeps Strasbourg within reach while « st » is typed", () => {
    expect(names("st", 20)).toContain("Strasbourg");
    expect(names("stras", 1)).toEqual(["Strasbourg"]);
  });

  test.each([["L'Haÿ-les-Roses"], ["l’hay les roses"], ["L HAY"], ["hay-les"]])(
    "finds L'Haÿ-les-Roses from « %s »",
    (q) => {
      expect(names(q, 1)).toEqual(["L'Haÿ-les-Roses"]);
    },
  );

  test("finds the commune named Y first, whatever larger ones start with the letter", () => {
    expect(names("Y", 3)).toEqual(["Y", "La Roche-sur-Yon", "Yerres"]);
  });

  test("finds ligatures typed as two letters", () => {
    expect(names("Schoelcher", 1)).toEqual(["Schœlcher"]);
  });

  test("finds by postal code: the arrondissement that has it alone, then the city", () => {
    expect(names("69003")).toEqual(["Lyon 3e Arrondissement", "Lyon"]);
    expect(names("69 003")).toEqual(["Lyon 3e Arrondissement", "Lyon"]);
  });

  test("finds by the start of a postal code, the largest first", () => {
    expect(names("6900", 1)).toEqual(["Lyon"]);
    expect(names("2000", 1)).toEqual(["Ajaccio"]);
  });

  test.each([
    ["BORDEAUX CEDEX", "Bordeaux"],
    ["Bordeaux Cedex 9", "Bordeaux"],
    ["33077 BORDEAUX CEDEX", "Bordeaux"],
    ["33000 Bordeaux, France", "Bordeaux"],
    ["Bordeaux, 33000, FRANCE", "Bordeaux"],
    ["Saint-Denis 93", "Saint-Denis"],
    ["st denis (93)", "Saint-Denis"],
    ["Saint‑Denis\u00a0974", "Saint-Denis"],
    ["Roissy-en-France", "Roissy-en-France"],
    ["Paris 12e", "Paris 12e Arrondissement"],
    ["75012", "Paris 12e Arrondissement"],
    ["L’Haÿ les Roses", "L'Haÿ-les-Roses"],
    ["saint-étienne".normalize("NFD"), "Saint-Étienne"],
  ])("finds %s as it stands on an envelope", (q, name) => {
    expect(names(q, 1)).toEqual([name]);
  });

  test("finds the one of that department", () => {
    const codes = ["Saint-Denis 93", "Saint-Denis 974"].map(
      (q) => places.search({ q, limit: 1 })[0]?.departmentCode,
    );
    expect(codes).toEqual(["93", "974"]);
  });

  test("finds by name and postal code together", () => {
    expect(places.search({ q: "93200 Saint-Denis", limit: 8 }).map((p) => p.code)).toEqual(["93066"]);
    expect(places.search({ q: "st denis (97400)", limit: 8 }).map((p) => p.code)).toEqual(["97411"]);
  });

  test("states nothing for what is no place", () => {
    expect(names("Zzyzx")).toEqual([]);
    expect(names("99999")).toEqual([]);
    expect(names("123456")).toEqual([]);
    expect(names("-- ' --")).toEqual([]);
    expect(names("😀")).toEqual([]);
  });

  test("gives as many as asked, each once", () => {
    const found = names("s", 20);
    expect(found).toHaveLength(20);
    const codes = places.search({ q: "saint", limit: 20 }).map((place) => place.code);
    expect(new Set(codes).size).toBe(20);
  });

  test("finds a commune by its INSEE code, Corsica and overseas included", () => {
    expect(places.find("2A004")?.name).toBe("Ajaccio");
    expect(places.find("97411")?.name).toBe("Saint-Denis");
    expect(places.find("00000")).toBeUndefined();
  });

  test("knows every present commune and nothing that the contract could not state", () => {
    expect(gazetteer).toHaveLength(35_009);
    expect(gazetteer.filter((place) => !placeSchema.safeParse(place).success)).toEqual([]);
    expect(gazetteer.filter((place) => place.department === "")).toEqual([]);
  });
});

describe("the communes around one", () => {
  const positions = readPositions();
  const near = createPlacesService(gazetteer, positions);
  const kmTo = (from: string, to: string, within = 100) =>
    near.around(from, within).find(({ code }) => code === to)?.km;

  test.each([
    ["Lyon", "69123", "Villeurbanne", "69266", 2, 5],
    ["Lyon", "69123", "Vienne", "38544", 24, 30],
    ["Paris", "75056", "Versailles", "78646", 14, 19],
    ["Ajaccio", "2A004", "Bastia", "2B033", 98, 108],
    ["Saint-Denis", "97411", "Saint-Pierre", "97416", 48, 56],
  ])("%s (%s) is as far from %s (%s) as on a map", (_from, from, _to, to, least, most) => {
    const km = kmTo(from, to, 120);
    expect(km).toBeGreaterThanOrEqual(least);
    expect(km).toBeLessThanOrEqual(most);
    expect(kmTo(to, from, 120)).toBe(km);
  });

  test("itself comes first, at 0 km, and nothing beyond the radius", () => {
    const around = near.around("69123", 5);
    expect(around[0]).toEqual({ code: "69123", km: 0 });
    expect(around.length).toBeGreaterThan(10);
    expect(around.every(({ km }) => km <= 5)).toBe(true);
    expect(kmTo("69123", "38544", 5)).toBeUndefined();
  });

  test("an arrondissement stands in its city", () => {
    expect(kmTo("69123", "69383")).toBeLessThanOrEqual(3);
  });

  test("one that is nowhere is near itself alone", () => {
    expect(near.around("00000", 50)).toEqual([{ code: "00000", km: 0 }]);
  });

  test("nearly every commune of the list has a position on the globe", () => {
    expect(positions.size).toBeGreaterThan(34_900);
    const isOnGlobe = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
      Math.abs(latitude) < 60 && Math.abs(longitude) < 180;
    expect([...positions.values()].filter((position) => !isOnGlobe(position))).toEqual([]);
  });
});

describe("the place that an address means", () => {
  test.each([
    ["Vif (38)", "Vif"],
    ["  Vif  ( 38 )", "Vif"],
    ["\u00a0Vif\u00a0(38) \n", "Vif"],
    ["Ajaccio (2a)", "Ajaccio"],
    ["vif", "Vif"],
    ["Vif (69)", undefined],
    ["(38)", undefined],
  ])("« %s »", (terms, name) => {
    expect(places.meant(terms)?.name).toBe(name);
  });
});
