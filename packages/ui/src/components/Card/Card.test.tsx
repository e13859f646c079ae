import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Card } from "./Card.tsx";

test("a Card is the element it is asked to be and keeps its attributes", () => {
  const markup = renderToStaticMarkup(
    <Card element="article" aria-labelledby="m-1">
      Mission
    </Card>,
  );
  expect(markup.replace(/ class="[^"]*"/g, "")).toBe('<article aria-labelledby="m-1">Mission</article>');
});
