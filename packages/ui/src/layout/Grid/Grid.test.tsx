import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Grid } from "./Grid.tsx";

test("Grid has as many columns as are asked for from each width on, and one below", () => {
  expect(renderToStaticMarkup(<Grid as="ul" columns={{ tablet: 2, wide: 4 }} gap={6} rowGap={8} />)).toMatch(
    /^<ul class="Grid_grid__\S+ Grid_tablet_2__\S+ Grid_wide_4__\S+ gaps_gap_6__\S+ gaps_rowGap_8__\S+"><\/ul>$/,
  );
});
