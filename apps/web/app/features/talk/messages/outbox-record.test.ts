import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../testing/stub-storage.ts";
import { outboxRecord } from "./outbox-record.ts";

let stored: Map<string, string>;
beforeEach(() => {
  stored = stubStorage();
  vi.stubGlobal("document", {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const message = (clientId: string) => ({ clientId, conversationId: "c", text: "Bonjour", writtenAt: 1 });

test("two tabs add to one record and take from it, and another person has another", () => {
  const [one, other] = [outboxRecord("lea"), outboxRecord("lea")];
  one.add(message("un"));
  other.add(message("deux"));
  one.add(message("un"));
  expect(other.read().map(({ clientId }) => clientId)).toEqual(["deux", "un"]);
  expect(outboxRecord("karim").read()).toEqual([]);
  one.remove("deux");
  other.remove("un");
  expect(one.read()).toEqual([]);
  expect([...stored.keys()]).toEqual([]);
});

test("a damaged record is none", () => {
  outboxRecord("lea").add(message("un"));
  const [key = ""] = stored.keys();
  stored.set(key, (stored.get(key) ?? "").replace('"writtenAt":1', '"writtenAt":"hier"'));
  expect(outboxRecord("lea").read()).toEqual([]);
});
