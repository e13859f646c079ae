import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AutoGrid } from "./AutoGrid.tsx";

test("AutoGrid gives each at least the width that is asked for, another one from a tablet on, and keeps its element", () => {
  expect(renderToStaticMarkup(<AutoGrid as="ul" least="medium" leastFromTablet="wide" gap={3} />)).toMatch(
    /^<ul class="AutoGrid_grid__\S+ AutoGrid_least_medium__\S+ AutoGrid_leastFromTablet_wide__\S+ gaps_gap_3__\S+"><\/ul>$/,
  );
});
