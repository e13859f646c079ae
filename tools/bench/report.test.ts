import { expect, test } from "vitest";
import { sectionText, withSection } from "./report.ts";

test("a section reads as how it was measured, then a table of figures, bounds and verdicts", () => {
  const text = sectionText(
    {
      title: "Pages",
      how: ["The production build."],
      rows: [
        {
          what: "JS",
          ours: "131 kB",
          baseline: "110 kB",
          ratio: "1.19 ×",
          bound: "≤ 145 kB",
          verdict: "held",
        },
        { what: "p50", ours: "2 ms", baseline: "1 ms", ratio: "2.00 ×", bound: "—", verdict: "no bound" },
      ],
    },
    "Measured on a Friday.",
  );
  expect(text).toBe(`## Pages

Measured on a Friday.

- The production build.

| what | ours | baseline | ratio | bound | verdict |
|---|---|---|---|---|---|
| JS | 131 kB | 110 kB | 1.19 × | ≤ 145 kB | held |
| p50 | 2 ms | 1 ms | 2.00 × | — | — |`);
});

test("a section measured again takes its former place and leaves the others alone", () => {
  const first = withSection(withSection("# Performance\n", "pages", "old"), "list", "kept");
  expect(withSection(first, "pages", "new")).toBe(
    "# Performance\n\n<!-- pages -->\nnew\n<!-- /pages -->\n\n<!-- list -->\nkept\n<!-- /list -->\n",
  );
});
