import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "./Badge.tsx";

test("a Badge is its text; tone and icon only help", () => {
  const markup = renderToStaticMarkup(
    <Badge tone="accent" icon={<i aria-hidden="true" />}>
      Urgent
    </Badge>,
  );
  expect(markup.replace(/ class="[^"]*"/g, "")).toBe('<span><i aria-hidden="true"></i>Urgent</span>');
});

test("each tone has a look of its own", () => {
  const tones = ["neutral", "success", "warning", "danger", "info", "accent", "jobi"] as const;
  expect(new Set(tones.map((tone) => renderToStaticMarkup(<Badge tone={tone}>x</Badge>))).size).toBe(7);
});
