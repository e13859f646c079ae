import { describe, expect, test } from "vitest";
import { createTyping, foundByTyping } from "./typing.ts";

describe("foundByTyping", () => {
  const labels = ["Bricolage", "Déménagement", "Ébénisterie", "Œuvres d’art", "Électricité", "Décoration"];

  test.each([
    ["b", 0],
    ["ebe", 2],
    ["é", 2],
    ["ELEC", 4],
    ["œu", 3],
    ["oeuvres d'", 3],
    ["dec", 5],
    ["z", -1],
  ])("« %s » finds item %i from the list as a whole, accents and capitals or not", (typed, index) => {
    expect(foundByTyping(labels, typed, -1)).toBe(index);
  });

  test("one letter, or the same again, goes on to the next that begins with it, and round", () => {
    expect(foundByTyping(labels, "d", 1)).toBe(5);
    expect(foundByTyping(labels, "dd", 5)).toBe(1);
    expect(foundByTyping(labels, "b", 0)).toBe(0);
  });

  test("a word stays where it is while that still fits", () => {
    expect(foundByTyping(labels, "de", 5)).toBe(5);
    expect(foundByTyping(labels, "dem", 5)).toBe(1);
  });
});

describe("createTyping", () => {
  test("letters make a word until one second has passed", () => {
    const typing = createTyping();
    expect(typing("d", 0)).toBe("d");
    expect(typing("é", 999)).toBe("dé");
    expect(typing("b", 1_999)).toBe("b");
  });

  test("a space belongs to a word that was begun", () => {
    const typing = createTyping();
    expect(typing(" ", 0)).toBeUndefined();
    expect(typing("l", 0)).toBe("l");
    expect(typing(" ", 999)).toBe("l ");
    expect(typing(" ", 1_999)).toBeUndefined();
  });

  test("other keys are no letters", () => {
    const typing = createTyping();
    expect(typing("l", 0)).toBe("l");
    expect(typing("ArrowDown", 1)).toBeUndefined();
    expect(typing("Enter", 2)).toBeUndefined();
  });
});
