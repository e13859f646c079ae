import { svgOf } from "@jobami/machines/diagram";
import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import { drawCharts, outdatedCharts } from "./charts.ts";

const drawn = await drawCharts();

describe("docs/machines", () => {
  test("has every machine as it is now; run `pnpm diagrams` and commit when it has not", () => {
    expect(outdatedCharts(drawn)).toEqual([]);
  });

  test("would notice a machine that changed, one that is new and one that is gone", () => {
    const others = new Map(drawn);
    others.set("login.svg", svgOf(createMachine({ id: "login" })));
    others.set("unknown.svg", "");
    others.delete("session.svg");
    expect(outdatedCharts(others)).toEqual(["login.svg", "session.svg", "unknown.svg"]);
  });
});
