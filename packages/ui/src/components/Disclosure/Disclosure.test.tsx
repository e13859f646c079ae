import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Disclosure, type DisclosureProps } from "./Disclosure.tsx";

function markup(props: Partial<DisclosureProps> = {}): string {
  return renderToStaticMarkup(
    <Disclosure summary="Pourquoi ce prix ?" {...props}>
      Karim reçoit 54 €.
    </Disclosure>,
  ).replace(/ class="[^"]*"|<svg.*?<\/svg>/g, "");
}

describe("Disclosure", () => {
  test("is the browser’s own, closed unless asked otherwise [apg:disclosure/keys] [apg:disclosure/role] [apg:disclosure/content]", () => {
    expect(markup()).toBe(
      "<details><summary>Pourquoi ce prix ?</summary><div>Karim reçoit 54 €.</div></details>",
    );
    expect(markup({ isDefaultOpen: true })).toMatch(/^<details open="">/);
  });

  test("those of a group exclude each other", () => {
    expect(markup({ group: "prix" })).toMatch(/^<details name="prix">/);
  });
});
