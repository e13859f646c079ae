import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { WorkPage } from "./WorkPage.tsx";

describe("WorkPage", () => {
  test("frames its parts without a landmark of its own, whatever their measure", () => {
    const frames = (["wide", "text", "form"] as const).map((measure) =>
      renderToStaticMarkup(<WorkPage measure={measure}>Ici</WorkPage>),
    );
    for (const frame of frames)
      expect(frame.replace(/ class="[^"]*"/g, "")).toBe("<div><div>Ici</div></div>");
    expect(new Set(frames).size).toBe(3);
  });
});
