import { karim } from "@jobami/api/missions/fixtures";
import { expect, it } from "vitest";
import { turnText } from "./turn.copy.ts";

it("states whose answer it waits for", () => {
  expect(turnText({ isMine: true, count: 1, other: karim })).toBe("À vous de répondre");
  expect(turnText({ isMine: true, count: 3, other: null })).toBe("À vous de répondre à 3 propositions");
  expect(turnText({ isMine: false, count: 1, other: karim })).toBe("À Karim de répondre");
  expect(turnText({ isMine: false, count: 2, other: null })).toBe("À 2\u00a0personnes de répondre");
});
