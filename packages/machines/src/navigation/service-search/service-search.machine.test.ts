import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import {
  createServiceSearchMachine,
  type PastSearch,
  rememberedSearches,
  type Suggestion,
  serviceSearchView,
  suggestAfterMs,
} from "./index.ts";

function play(past: readonly PastSearch[] = []) {
  const simulation = createSimulation();
  const suggest = holdPromise<readonly Suggestion[], { text: string }>();
  const actor = simulation.start(
    createServiceSearchMachine().provide({ actors: { suggest: suggest.logic } }),
    { input: { minLength: 3, typed: "", past } },
  );
  const type = (text: string) => actor.send({ type: "text.typed", text });
  return { ...simulation, actor, suggest, type };
}

test("one call for a term that is typed letter by letter, 200 ms after the last one, without the blanks around it", () => {
  const { clock, type, suggest } = play();
  for (const text of ["m", "mo", "mon", "mont", "monte", "monter", "monter "]) {
    type(text);
    clock.advance(suggestAfterMs - 1);
  }
  expect(suggest.asked).toEqual([]);
  clock.advance(1);
  expect(suggest.asked).toEqual([{ text: "monter" }]);
});

test("an older call is given up as soon as more is typed", () => {
  const { clock, type, suggest } = play();
  type("monter");
  clock.advance(suggestAfterMs);
  expect(suggest.waiting()).toBe(1);
  type("monter une");
  expect(suggest.waiting()).toBe(0);
});

test("a search that is made again comes first, once; the sixth pushes the oldest out, and one without text is none", () => {
  const { actor } = play([{ what: "Tondre", where: "Lyon" }]);
  const send = (what: string, where = "Lyon") => actor.send({ type: "search.sent", search: { what, where } });
  const past = () => serviceSearchView(actor.getSnapshot()).past.map(({ what, where }) => `${what} ${where}`);
  send("armoire");
  send("tondre");
  expect(past()).toEqual(["tondre Lyon", "armoire Lyon"]);
  send("  ");
  expect(past()).toHaveLength(2);
  send("armoire", "Brest");
  expect(past()).toEqual(["armoire Brest", "tondre Lyon", "armoire Lyon"]);
  for (const what of ["a", "b", "c"]) send(what);
  expect(rememberedSearches).toBe(5);
  expect(past()).toEqual(["c Lyon", "b Lyon", "a Lyon", "armoire Brest", "tondre Lyon"]);
});

test("suggestions begin at the fewest letters, blanks not counted, and without a connection none are offered", () => {
  const { actor, clock, type, suggest } = play();
  const status = () => serviceSearchView(actor.getSnapshot()).status;
  type("mo ");
  expect(status()).toBe("quiet");
  type("mon");
  expect(status()).toBe("asking");
  clock.advance(suggestAfterMs);
  suggest.fail(refused("NETWORK"));
  expect(status()).toBe("offline");
  actor.send({ type: "connection.returned" });
  suggest.fail(refused("INTERNAL_ERROR"));
  expect(status()).toBe("failed");
});
