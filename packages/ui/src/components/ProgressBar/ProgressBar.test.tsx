import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ProgressBar, type ProgressBarProps } from "./ProgressBar.tsx";
import { share, shareText } from "./share.ts";

function bar(props: Partial<ProgressBarProps>): string {
  const html = renderToStaticMarkup(<ProgressBar label="Envoi" value={40} {...props} />);
  return (
    /<div role="progressbar"[^>]*>/.exec(html)?.[0].replace(/ class="[^"]*"| aria-labelledby="[^"]*"/g, "") ??
    ""
  );
}

test("reports value, bounds and text", () => {
  expect(bar({})).toBe(
    '<div role="progressbar" aria-valuemin="0" aria-valuemax="100" aria-valuenow="40" aria-valuetext="40\u00a0%">',
  );
  expect(bar({ value: 9, max: 5, valueText: "5 sur 5" })).toContain(
    'aria-valuenow="5" aria-valuetext="5 sur 5"',
  );
});

test("states no value while no one knows it", () => {
  expect(bar({ value: null })).toBe('<div role="progressbar" aria-valuemin="0" aria-valuemax="100">');
});

test.each([
  [0, "0\u00a0%"],
  [0.001, "1\u00a0%"],
  [0.4, "40\u00a0%"],
  [0.999, "99\u00a0%"],
  [1, "100\u00a0%"],
])("%d done is « %s »", (part, text) => {
  expect(shareText(part)).toBe(text);
});

test("never more than all, never less than nothing", () => {
  expect([share(12, 10), share(-1, 10), share(3, 0)]).toEqual([1, 0, 0]);
});
