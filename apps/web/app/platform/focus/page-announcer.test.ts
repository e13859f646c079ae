import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPageAnnouncer } from "./page-announcer.ts";

let title = "";
let isAwaited = false;
let spoken: string[] = [];
const announcer = createPageAnnouncer({
  title: () => title,
  isTitleAwaited: () => isAwaited,
  speak: (text) => text !== "" && spoken.push(text),
});
function call(next: string) {
  title = next;
  announcer.titled();
}

beforeEach(() => {
  vi.useFakeTimers();
  spoken = [];
  isAwaited = false;
  title = "Missions";
  announcer.arrived();
});
afterEach(() => {
  announcer.stop();
  vi.useRealTimers();
});

test("a page that comes is announced by its title, once that stands", () => {
  vi.advanceTimersByTime(200);
  call("Mes missions");
  vi.advanceTimersByTime(200);
  expect(spoken).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(spoken).toEqual(["Mes missions"]);
});

test("a page that is called after what it reads is announced by that name alone, however late it comes", () => {
  isAwaited = true;
  vi.advanceTimersByTime(3_000);
  expect(spoken).toEqual([]);
  isAwaited = false;
  call("Tailler la haie");
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual(["Tailler la haie"]);
});

test("a name that does not come is not waited for longer than five seconds, nor spoken after the first", () => {
  isAwaited = true;
  vi.advanceTimersByTime(5_000);
  expect(spoken).toEqual(["Missions"]);
  isAwaited = false;
  call("Tailler la haie");
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual(["Missions"]);
});

test("what an act on the page calls it anew is not spoken as another page", () => {
  vi.advanceTimersByTime(250);
  call("Facture 2026-001");
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual(["Missions"]);
});

test("a page that is left before it is announced is not announced", () => {
  vi.advanceTimersByTime(100);
  title = "Messages";
  announcer.arrived();
  vi.advanceTimersByTime(10_000);
  expect(spoken).toEqual(["Messages"]);
});
