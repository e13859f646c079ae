import { describe, expect, test } from "vitest";
import { createSimulation } from "../../testing/index.ts";
import { folded, questions } from "./faq.fixture.ts";
import { createFaqMachine } from "./faq.machine.ts";
import type { FaqEvent, FaqItem } from "./faq.types.ts";
import { faqView } from "./faq.view.ts";

function play(items: readonly FaqItem[] = questions(14), width = 1280) {
  const simulation = createSimulation();
  const actor = simulation.start(createFaqMachine({ folded }), { input: { items, width } });
  const view = () => faqView(actor.getSnapshot());
  return {
    emitted: simulation.emitted,
    wait: simulation.clock.advance,
    view,
    send: (...events: FaqEvent[]) => {
      for (const event of events) actor.send(event);
    },
    ids: () => view().questions.map(({ id }) => id),
    opened: () => view().questions.flatMap(({ id, isOpen }) => (isOpen ? [id] : [])),
  };
}

const next: FaqEvent = { type: "page.nextAsked" };
const previous: FaqEvent = { type: "page.previousAsked" };
const toggle = (id: string): FaqEvent => ({ type: "question.toggled", id });
const search = (text: string): FaqEvent => ({ type: "search.changed", text });

describe("which questions", () => {
  test("begins with all, the first page, nothing searched and nothing open [FAQ-17]", () => {
    const page = play();
    expect(page.view()).toMatchObject({
      category: "all",
      search: "",
      page: 1,
      showsAll: false,
      count: 14,
      isFading: false,
    });
    expect(page.ids()).toEqual(["q1", "q2", "q3", "q4", "q5", "q6"]);
    expect(page.opened()).toEqual([]);
  });

  test("finds a trimmed part of a question or an answer, upper or lower case [FAQ-15]", () => {
    const items: FaqItem[] = [
      { id: "a", question: "Que coûte l’Inscription ?", answer: "Rien.", category: "pricing" },
      { id: "b", question: "Un mot ?", answer: "L’INSCRIPTION est gratuite.", category: "account" },
      { id: "c", question: "Autre ?", answer: "Non.", category: "account" },
    ];
    const page = play(items);
    page.send(search("  inscription "));
    expect(page.ids()).toEqual(["a", "b"]);
    expect(page.view().count).toBe(2);
    page.send(search("personne ne le dit"));
    expect(page.view()).toMatchObject({ count: 0, questions: [], pageCount: 1, hasNext: false });
  });

  test("search and category must both match [FAQ-16]", () => {
    const page = play();
    page.send({ type: "category.chosen", category: "account" }, search("question 1"));
    expect(page.ids()).toEqual(["q1"]);
    page.send({ type: "category.chosen", category: "technical" });
    expect(page.view().count).toBe(0);
  });

  test("choosing a category resets the search and show-all, and begins at the first page [FAQ-18]", () => {
    const page = play();
    page.send(search("jobi"), { type: "all.toggled" }, { type: "category.chosen", category: "general" });
    expect(page.view()).toMatchObject({ search: "", showsAll: false, page: 1, count: 12 });
  });

  test("clearing the search resets show-all, typing more does not [FAQ-19]", () => {
    const page = play();
    page.send(search("jobi"), { type: "all.toggled" }, search("job"));
    expect(page.view().showsAll).toBe(true);
    page.send(search("  "));
    expect(page.view().showsAll).toBe(false);
  });
});

describe("pages", () => {
  test("hold six; next and previous stop at the ends [FAQ-07, FAQ-09]", () => {
    const page = play();
    page.send(previous);
    expect(page.view()).toMatchObject({ page: 1, isFading: false, hasPrevious: false });
    page.send(next, next);
    expect(page.ids()).toEqual(["q13", "q14"]);
    expect(page.view()).toMatchObject({ page: 3, pageCount: 3, hasNext: false });
    page.send(next);
    expect(page.ids()).toEqual(["q13", "q14"]);
    page.send(previous);
    expect(page.ids()).toEqual(["q7", "q8", "q9", "q10", "q11", "q12"]);
  });

  test("all can be shown with seven results, not with six [FAQ-10]", () => {
    expect(play(questions(6)).view().canShowAll).toBe(false);
    expect(play(questions(7)).view().canShowAll).toBe(true);
  });

  test("shows all at once, then the first page again [FAQ-11]", () => {
    const page = play();
    page.send(next, { type: "all.toggled" });
    expect(page.ids().length).toBe(14);
    expect(page.view()).toMatchObject({ hasNext: false, hasPrevious: false });
    page.send(next);
    expect(page.ids().length).toBe(14);
    page.send({ type: "all.toggled" });
    expect(page.ids()).toEqual(["q1", "q2", "q3", "q4", "q5", "q6"]);
  });

  test("showing all, or less again, closes every answer", () => {
    const page = play();
    page.send(toggle("q1"));
    expect(page.opened()).toEqual(["q1", "q2"]);
    page.send({ type: "all.toggled" });
    expect(page.opened()).toEqual([]);
    page.send(toggle("q1"), { type: "all.toggled" });
    expect(page.opened()).toEqual([]);
  });

  test("turning one closes everything and fades for 300 ms, not 299 [FAQ-20, FAQ-21]", () => {
    const page = play();
    page.send(toggle("q1"), next);
    expect(page.opened()).toEqual([]);
    page.wait(299);
    expect(page.view().isFading).toBe(true);
    page.wait(1);
    expect(page.view().isFading).toBe(false);
    page.send(previous);
    expect(page.opened()).toEqual([]);
    page.wait(200);
    page.send(next);
    page.wait(299);
    expect(page.view().isFading).toBe(true);
    page.wait(1);
    expect(page.view().isFading).toBe(false);
  });

  test.each([
    [769, []],
    [768, [{ type: "scroll.requested", to: "accordion" }]],
    [767, [{ type: "scroll.requested", to: "accordion" }]],
  ])("at %i px a turned page asks, after its fade, for %j [FAQ-22]", (width, asked) => {
    const page = play(questions(14), width);
    page.send(next);
    page.wait(299);
    expect(page.emitted).toEqual([]);
    page.wait(1);
    expect(page.emitted).toEqual(asked);
  });
});

describe("answers", () => {
  test("open and close by rows of two at 768 px and wider [FAQ-23, FAQ-27]", () => {
    const page = play(questions(7), 768);
    page.send(toggle("q4"));
    expect(page.opened()).toEqual(["q3", "q4"]);
    page.send(toggle("q1"));
    expect(page.opened()).toEqual(["q1", "q2", "q3", "q4"]);
    page.send(toggle("q3"));
    expect(page.opened()).toEqual(["q1", "q2"]);
    page.send(next, toggle("q7"));
    expect(page.opened()).toEqual(["q7"]);
    expect(page.emitted).toEqual([]);
  });

  test("open and close one by one at 767 px, and the opened one is scrolled to [FAQ-24, FAQ-25, FAQ-27]", () => {
    const page = play(questions(7), 767);
    page.send(toggle("q2"), toggle("q3"));
    expect(page.opened()).toEqual(["q2", "q3"]);
    page.send(toggle("q2"));
    expect(page.opened()).toEqual(["q3"]);
    expect(page.emitted).toEqual([
      { type: "scroll.requested", to: "question", id: "q2" },
      { type: "scroll.requested", to: "question", id: "q3" },
    ]);
  });

  test("a window made narrow opens them one by one from then on", () => {
    const page = play(questions(7));
    page.send({ type: "window.resized", width: 500 }, toggle("q1"));
    expect(page.opened()).toEqual(["q1"]);
  });

  test("a link opens a question of the first page from any other", () => {
    const page = play();
    page.send(next, { type: "question.linked", id: "q1" });
    expect(page.view().page).toBe(1);
    expect(page.opened()).toEqual(["q1", "q2"]);
  });

  test("a link opens its question on its page whatever was filtered; an unknown one changes nothing", () => {
    const page = play();
    page.send({ type: "category.chosen", category: "account" }, { type: "question.linked", id: "inconnue" });
    expect(page.view()).toMatchObject({ category: "account", page: 1 });
    page.send(search("question"), { type: "question.linked", id: "q10" });
    expect(page.view()).toMatchObject({ category: "all", search: "", page: 2 });
    expect(page.opened()).toEqual(["q9", "q10"]);
    expect(page.emitted).toEqual([{ type: "scroll.requested", to: "question", id: "q10" }]);
  });
});
