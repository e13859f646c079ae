import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { askFor, createPagedListMachine, type PageEnd, pagedListView, type ReadPage } from "./index.ts";

const end = (nextCursor: string | null = "après a"): PageEnd => ({ nextCursor });
const first = { filter: "jardin", page: 1 };
const second = { filter: "jardin", page: 2 };

function open(known: PageEnd | null = null) {
  const actor = createActor(createPagedListMachine(), { input: { ...first, known } });
  actor.start();
  return actor;
}

describe("a page", () => {
  test("is asked by the key that the page before gave", () => {
    const actor = open(end());
    expect(askFor(actor.getSnapshot().context, second)).toEqual({ ...second, cursor: "après a" });
    actor.send({ type: "page.requested", ...second });
    expect(actor.getSnapshot().context.asked).toEqual({ ...second, cursor: "après a" });
  });

  test("keeps the key it was asked by, also when the page before has grown", () => {
    const actor = open(end());
    actor.send({ type: "page.requested", ...second });
    actor.send({ type: "page.read", of: second, end: end("après b") });
    expect(askFor(actor.getSnapshot().context, second).cursor).toBe("après a");
    expect(askFor(actor.getSnapshot().context, { ...first, page: 3 }).cursor).toBe("après b");
  });

  test("of another filter, or not next to one that was read, is asked by its number", () => {
    const { context } = open(end()).getSnapshot();
    expect(askFor(context, { filter: "ménage", page: 2 }).cursor).toBe(null);
    expect(askFor(context, { filter: "jardin", page: 3 }).cursor).toBe(null);
  });

  test("that became the last one forgets the way on", () => {
    const actor = open(end());
    actor.send({ type: "page.read", of: first, end: end(null) });
    expect(askFor(actor.getSnapshot().context, second).cursor).toBe(null);
  });
});

test("an answer that comes after another filter was chosen is not shown", () => {
  const actor = open();
  actor.send({ type: "page.requested", filter: "ménage", page: 1 });
  actor.send({ type: "page.read", of: first, end: end() });
  expect(actor.getSnapshot().value).toBe("reading");
  expect(actor.getSnapshot().context.shown).toBe(null);
});

test("what is shown stays while the next page is read, and while it cannot be", () => {
  const actor = open(end());
  actor.send({ type: "page.requested", ...second });
  actor.send({ type: "reading.failed", of: second, isUnreachable: true });
  expect(actor.getSnapshot().value).toBe("cutOff");
  expect(actor.getSnapshot().context.shown).toEqual({ ...first, cursor: null });
});

test("a list survives a reload as JSON", () => {
  const actor = open(end());
  actor.send({ type: "page.requested", ...second });
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const again = createActor(createPagedListMachine(), {
    snapshot,
    input: { ...first, known: null },
  });
  again.start();
  again.send({ type: "page.read", of: second, end: end("après b") });
  expect(again.getSnapshot().value).toBe("shown");
  expect(again.getSnapshot().context.shown).toEqual({ ...second, cursor: "après a" });
});

test("a list that holds nothing yet answers with the same nothing, so that a screen sees no change", () => {
  const actor = open();
  const { items } = pagedListView<string>(actor.getSnapshot(), null);
  expect(items).toEqual([]);
  expect(pagedListView<string>(actor.getSnapshot(), null).items).toBe(items);
});

test("the rows on screen are those that the cache holds of the page that is shown, as they are there now", () => {
  const actor = open(end());
  const page: ReadPage<string> = { items: ["a"], totalPages: 3, totalCount: 25, isCapped: false, ...end() };
  const view = (items: readonly string[]) => pagedListView(actor.getSnapshot(), { ...page, items }).items;
  expect([view(["a"]), view(["a, changé"])]).toEqual([["a"], ["a, changé"]]);
  expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain("items");
});
