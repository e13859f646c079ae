import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Stack } from "./Stack.tsx";

describe("Stack", () => {
  test("is the element that it is asked to be, with what that element takes", () => {
    expect(
      renderToStaticMarkup(
        <Stack as="form" gap={5} align="start" className="own" noValidate id="formulaire">
          …
        </Stack>,
      ),
    ).toMatch(
      /^<form noValidate="" id="formulaire" class="Stack_stack__\S+ gaps_gap_5__\S+ Stack_align_start__\S+ own">…<\/form>$/,
    );
  });

  test("without props it is a box that states nothing of gaps", () => {
    expect(renderToStaticMarkup(<Stack>…</Stack>)).toMatch(/^<div class="Stack_stack__\S+">…<\/div>$/);
  });

  test("takes no step that the space scale does not have", () => {
    // @ts-expect-error 7 is no step
    const off = <Stack gap={7}>…</Stack>;
    expect(renderToStaticMarkup(off)).not.toContain("gap");
  });
});
