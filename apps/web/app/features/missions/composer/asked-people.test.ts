import { karim, lea } from "@jobami/api/missions/fixtures";
import { expect, test } from "vitest";
import { askedPerson, isFull, joinAsked, withAsked, withoutAsked } from "./asked-people.ts";

const people = Array.from({ length: 6 }, (_, at) => ({ id: `p${at}`, name: `Personne ${at}`, photo: null }));
const [first, second] = people as [(typeof people)[0], (typeof people)[0]];

test("five people at most are asked, each once, for 24 hours, and then everybody", () => {
  const asked = withAsked(withAsked(undefined, [first]), [first, ...people]);
  expect(asked).toEqual({ people: people.slice(0, 5), hours: 24, opensAfter: false });
  expect([isFull(asked), isFull(withAsked(undefined, [first])), isFull(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("without the last one no one is asked first", () => {
  const asked = withAsked(undefined, [first, second]);
  expect(withoutAsked(asked, first.id)?.people).toEqual([second]);
  expect(withoutAsked(withAsked(undefined, [first]), first.id)).toBeUndefined();
});

test("a draft that is taken up again keeps its people and how long they have, and asks who is new", () => {
  const stored = { people: [first], hours: 48 as const, opensAfter: false };
  const here = withAsked(undefined, [second]);
  expect(joinAsked(stored, here)).toEqual({ people: [first, second], hours: 48, opensAfter: false });
  expect([joinAsked(stored, undefined), joinAsked(undefined, here)]).toEqual([stored, here]);
  expect(joinAsked(undefined, undefined)).toBeUndefined();
});

test("a person is shown as others see them", () => {
  expect(askedPerson({ ...karim, photo: { small: "/k.webp" } })).toEqual({
    id: karim.id,
    name: "Karim B.",
    photo: "/k.webp",
  });
  expect(askedPerson({ ...lea, photo: null }).photo).toBeNull();
});
