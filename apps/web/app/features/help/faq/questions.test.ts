import { expect, test } from "vitest";
import { faqQuestions } from "./questions.ts";

test("a question has its answer and one of four categories, and each category its questions [FAQ-13]", () => {
  expect(new Set(faqQuestions.map(({ category }) => category))).toEqual(
    new Set(["general", "account", "pricing", "technical"]),
  );
  expect(new Set(faqQuestions.map(({ id }) => id)).size).toBe(faqQuestions.length);
  for (const { id, question, answer: text } of faqQuestions) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    expect(question).toMatch(/\u202f\?$/);
    expect(text.length).toBeGreaterThan(40);
  }
});
