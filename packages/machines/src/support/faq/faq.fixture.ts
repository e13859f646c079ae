import type { FaqItem } from "./faq.types.ts";

/** What stands in for the folding of the product. */
export const folded = (text: string): string => text.trim().toLowerCase();

/** `count` questions, q1 to qN; the first two are about accounts, all answers but the last speak of Jobi. */
export function questions(count: number): FaqItem[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    question: `Question ${index + 1}`,
    answer: index === count - 1 ? "La dernière réponse." : "Une réponse sur le Jobi.",
    category: index < 2 ? "account" : "general",
  }));
}
