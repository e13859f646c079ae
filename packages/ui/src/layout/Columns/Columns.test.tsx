import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Columns } from "./Columns.tsx";

describe("Columns", () => {
  test("are halves beside each other at any width when nothing is stated", () => {
    expect(renderToStaticMarkup(<Columns>…</Columns>)).toMatch(
      /^<div class="Columns_columns__\S+ Columns_ratio_1:1__\S+ Columns_from_always__\S+">…<\/div>$/,
    );
  });

  test("take their element, their ratio and the width they begin at", () => {
    expect(renderToStaticMarkup(<Columns as="dl" ratio="16rem:1" from="tablet" align="baseline" />)).toMatch(
      /^<dl class="Columns_columns__\S+ Columns_ratio_16rem:1__\S+ Columns_from_tablet__\S+ Columns_align_baseline__\S+"><\/dl>$/,
    );
  });
});
