import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { askFor, createPagedListMachine, pagedListView, type ReadPage } from "./index.ts";

const page = (changes: Partial<ReadPage<string>> = {}): ReadPage<string> => ({
  items: ["a"],
  totalPages: 3,
  totalCount: 25,
  isCapped: false,
  nextCursor: "après a",
  ...changes,
});
const first = { filter: "jardin", page: 1 };
const second = { filter: "jardin", page: 2 };

function open(known: ReadPage<string> | null = null) {
  const actor = createActor(createPagedListMachine<string>(), { input: { ...first, known } });
  actor.start();
  return actor;
}

describe("a page", () => {
  test("is asked by the key that the page before gave", () => {
    const actor = open(page());
    expect(askFor(actor.getSnapshot().context, second)).toEqual({ ...second, cursor: "après a" });
    actor.send({ type: "page.asked", ...second });
    expect(actor.getSnapshot().context.asked).toEqual({ ...second, cursor: "après a" });
  });

  test("keeps the key it was asked by, also when the page before has grown", () => {
    const actor = open(page());
    actor.send({ type: "page.asked", ...second });
    actor.send({ type: "page.read", of: second, page: page({ nextCursor: "après b" }) });
    expect(askFor(actor.getSnapshot().context, second).cursor).toBe("après a");
    expect(askFor(actor.getSnapshot().context, { ...first, page: 3 }).cursor).toBe("après b");
  });

  test("of another filter, or not next to one that was read, is asked by its number", () => {
    const { context } = open(page()).getSnapshot();
    expect(askFor(context, { filter: "ménage", page: 2 }).cursor).toBe(null);
    expect(askFor(context, { filter: "jardin", page: 3 }).cursor).toBe(null);
  });

  test("that became the last one forgets the way on", () => {
    const actor = open(page());
    actor.send({ type: "page.read", of: first, page: page({ nextCursor: null }) });
    expect(askFor(actor.getSnapshot().context, second).cursor).toBe(null);
  });
});

test("an answer that comes after another filter was chosen is not shown", () => {
  const actor = open();
  actor.send({ type: "page.asked", filter: "ménage", page: 1 });
  actor.send({ type: "page.read", of: first, page: page() });
  expect(actor.getSnapshot().value).toBe("reading");
  expect(actor.getSnapshot().context.shown).toBe(null);
});

test("what is shown stays while the next page is read, and while it cannot be", () => {
  const actor = open(page());
  actor.send({ type: "page.asked", ...second });
  actor.send({ type: "reading.failed", of: second, isUnreachable: true });
  expect(actor.getSnapshot().value).toBe("cutOff");
  expect(actor.getSnapshot().context.shown?.of).toEqual(first);
});

test("a list survives a reload as JSON", () => {
  const actor = open(page());
  actor.send({ type: "page.asked", ...second });
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  const again = createActor(createPagedListMachine<string>(), {
    snapshot,
    input: { ...first, known: null },
  });
  again.start();
  again.send({ type: "page.read", of: second, page: page({ items: ["b"] }) });
  expect(again.getSnapshot().value).toBe("shown");
  expect(again.getSnapshot().context.shown?.page.items).toEqual(["b"]);
});

test("a list that holds nothing yet says so with the same nothing, so that a screen sees no change", () => {
  const actor = open();
  const { items } = pagedListView<string>(actor.getSnapshot());
  expect(items).toEqual([]);
  expect(pagedListView<string>(actor.getSnapshot()).items).toBe(items);
});
