import { expect, test } from "vitest";
import { withPending } from "./pending-rows.ts";

interface Row {
  id: string;
  title: string;
  isRead: boolean;
}
type Change = { kind: "read"; id: string } | { kind: "removed"; id: string };

const row = (id: string, more: Partial<Row> = {}): Row => ({ id, title: id, isRead: false, ...more });
const apply = (rows: readonly Row[], { kind, id }: Change) =>
  kind === "removed"
    ? rows.filter((known) => known.id !== id)
    : rows.map((known) => (known.id === id ? { ...known, isRead: true } : known));
const read = (id: string): Change => ({ kind: "read", id });
const removed = (id: string): Change => ({ kind: "removed", id });

test("without a change they are the very same rows", () => {
  const rows = [row("a")];
  expect(withPending(rows, [], apply)).toBe(rows);
});

test("every change that waits is laid over them, in its order", () => {
  expect(withPending([row("a"), row("b")], [read("a"), removed("b")], apply)).toEqual([
    row("a", { isRead: true }),
  ]);
});

test("what is read stays as it was read", () => {
  const rows = [row("a")];
  withPending(rows, [read("a")], apply);
  expect(rows).toEqual([row("a")]);
});

test("what arrived while a change waited is there with it, and as it arrived once it is taken back", () => {
  const arrived = [row("c"), row("b", { isRead: true }), row("a", { title: "autre" })];
  expect(withPending(arrived, [removed("b"), read("a")], apply)).toEqual([
    row("c"),
    row("a", { title: "autre", isRead: true }),
  ]);
  expect(withPending(arrived, [], apply)).toBe(arrived);
});

test("of two changes the one that is taken back leaves the other", () => {
  expect(withPending([row("a"), row("b")], [read("b")], apply)).toEqual([
    row("a"),
    row("b", { isRead: true }),
  ]);
});

test("a change of a row that is gone meanwhile changes nothing", () => {
  expect(withPending([row("b")], [read("a"), removed("a")], apply)).toEqual([row("b")]);
});
