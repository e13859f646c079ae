import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Skeleton, SkeletonGroup } from "./Skeleton.tsx";

test("placeholders are silent, their group states once that it loads", () => {
  const html = renderToStaticMarkup(
    <SkeletonGroup label="Chargement des missions…">
      <Skeleton />
      <Skeleton shape="circle" />
    </SkeletonGroup>,
  ).replace(/ class="[^"]*"/g, "");
  expect(html).toBe(
    '<div aria-busy="true"><span>Chargement des missions…</span>' +
      '<span aria-hidden="true"></span><span aria-hidden="true"></span></div>',
  );
});
