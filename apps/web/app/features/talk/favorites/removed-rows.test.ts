import { inesAsFavorite, karimAsFavorite } from "@jobami/api/favorites/fixtures";
import { expect, test } from "vitest";
import { alsoRemoved, withRemoved } from "./removed-rows.ts";

const third = { ...inesAsFavorite, id: "3", favorite_user_id: "trois" };

test("removed favourites stay where they stood, in any order of removal", () => {
  const removed = alsoRemoved(alsoRemoved([], { favorite: inesAsFavorite, at: 1 }), {
    favorite: karimAsFavorite,
    at: 0,
  });
  expect(withRemoved([third], removed)).toEqual([karimAsFavorite, inesAsFavorite, third]);
});

test("one that was put back is shown as it is now", () => {
  const again = { ...karimAsFavorite, id: "new", note: "" };
  const removed = alsoRemoved([], { favorite: karimAsFavorite, at: 0 });
  expect(withRemoved([again, third], removed)).toEqual([again, third]);
  expect(alsoRemoved(removed, { favorite: again, at: 1 })).toEqual([{ favorite: again, at: 1 }]);
});
