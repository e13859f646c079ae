import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Street } from "./Street.tsx";
import { drawStreet, wallTop } from "./street.paths.ts";
import { planRow, planStreet } from "./street.plan.ts";

describe("Street", () => {
  test("is hidden from assistive tools", () => {
    expect(renderToStaticMarkup(<Street />)).toMatch(/^<svg aria-hidden="true" focusable="false"/);
  });

  test("the same seed always draws the same street, another seed another one", () => {
    const markup = renderToStaticMarkup(<Street seed="accueil" />);
    expect(renderToStaticMarkup(<Street seed="accueil" />)).toBe(markup);
    expect(renderToStaticMarkup(<Street seed="jobami" />)).not.toBe(markup);
  });

  test("a whole street costs little markup", () => {
    for (const seed of ["accueil", "jobami", "404", "missions"]) {
      const markup = renderToStaticMarkup(<Street seed={seed} />);
      expect(markup.match(/<path/g)?.length).toBeLessThanOrEqual(20);
      expect(markup.length).toBeLessThan(9000);
    }
  });

  test("buildings stand side by side, cover the width and stay inside the picture", () => {
    for (const seed of ["a", "b", "c", "d", "e"]) {
      const { buildings } = planStreet(seed, 1440);
      const last = buildings.at(-1)!;
      expect(buildings[0]!.x).toBe(-8);
      expect(last.x + last.width).toBeGreaterThanOrEqual(1440);
      for (const [index, building] of buildings.entries()) {
        const next = buildings[index + 1];
        if (next) expect([0, 40]).toContain(next.x - building.x - building.width);
        if (next) expect(next.wall).not.toBe(building.wall);
        expect(building.lit).toHaveLength(building.storeys);
        expect(wallTop(building)).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test("the missing building leaves its plot", () => {
    const plan = planRow("404", 5);
    const width = (paths: { sills: string }) => paths.sills.length;
    expect(width(drawStreet(plan, 2))).toBeLessThan(width(drawStreet(plan)));
    expect(renderToStaticMarkup(<Street variant="missing" seed="404" />)).toContain("Street_plot");
  });
});
