import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { DecisionLinkPage } from "./DecisionLinkPage.tsx";

test("a decision that could not be read is read again by a link, without scripts too", () => {
  const html = renderToString(
    <StoryProviders path="/decision?token=jeton">
      <DecisionLinkPage opened={{ problem: "FAILED" }} token="jeton" />
    </StoryProviders>,
  );
  expect(html).toMatch(/<a[^>]*href="\/decision\?token=jeton"[^>]*>Réessayer</);
  expect(html).not.toContain("<button");
});
