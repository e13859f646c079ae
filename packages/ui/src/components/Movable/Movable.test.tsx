import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Movable } from "./Movable.tsx";

const nothing = () => {};
const acts = { onTake: nothing, onStep: nothing, onDrag: nothing, onDrop: nothing, onLeave: nothing };

test.each([true, false])("a handle states what it moves, and whether it is taken (%s)", (isTaken) => {
  const markup = renderToStaticMarkup(
    <Movable {...acts} label="Déplacer" isTaken={isTaken}>
      Cours
    </Movable>,
  );
  expect(markup).toMatch(new RegExp(`aria-label="Déplacer" aria-pressed="${isTaken}"`));
});
