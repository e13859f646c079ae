import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SpeechIndicator, type SpeechIndicatorProps } from "./SpeechIndicator.tsx";

const ignore = () => {};
const markup = (changes: Partial<SpeechIndicatorProps>) =>
  renderToStaticMarkup(
    <SpeechIndicator
      status="reading"
      text="Bonjour"
      waiting={0}
      onPause={ignore}
      onResume={ignore}
      onSkip={ignore}
      onStop={ignore}
      {...changes}
    />,
  );

test.each([
  [{}, "Lecture à voix haute"],
  [{ waiting: 1 }, "Lecture à voix haute · 1 texte attend"],
  [{ waiting: 2 }, "Lecture à voix haute · 2 textes attendent"],
  [{ status: "paused" }, "Lecture en pause"],
] as const)("with %o its title is « %s »", (changes, title) => {
  expect(markup(changes)).toContain(`>${title}</p>`);
});

test("offers to resume what is paused, to pause what is read", () => {
  expect(markup({ status: "paused" })).toContain('aria-label="Reprendre la lecture"');
  expect(markup({})).toContain('aria-label="Mettre la lecture en pause"');
});

test("announces nothing by itself", () => {
  expect(markup({})).not.toMatch(/role="(status|alert)"|aria-live/);
});
