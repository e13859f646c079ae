import type { ReactNode } from "react";
import { colorVisionFilterId, colorVisionMatrices } from "../../theme/color-vision.ts";
import { box } from "./ColorVisionFilters.css.ts";

const filters = (Object.keys(colorVisionMatrices) as (keyof typeof colorVisionMatrices)[]).map((vision) => ({
  id: colorVisionFilterId(vision),
  values: [...colorVisionMatrices[vision].map((row) => [...row.map(rounded), 0, 0]), [0, 0, 0, 1, 0]]
    .map((row) => row.join(" "))
    .join(" "),
}));

function rounded(weight: number): number {
  return Math.round(weight * 10_000) / 10_000;
}

/** The filters that the setting colorBlindSupport puts over the page. Once a page, first in its body [A11Y-09]. */
export function ColorVisionFilters(): ReactNode {
  return (
    <svg className={box} aria-hidden="true" focusable="false">
      {filters.map(({ id, values }) => (
        <filter key={id} id={id}>
          <feColorMatrix values={values} />
        </filter>
      ))}
    </svg>
  );
}
