import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CooldownButton } from "./CooldownButton.tsx";

const markup = (secondsLeft: number, isPending = false) =>
  renderToStaticMarkup(
    <CooldownButton label="Envoyer" secondsLeft={secondsLeft} isPending={isPending} type="submit" />,
  );

describe("CooldownButton", () => {
  test.each([
    [1, "dans 1\u00a0s"],
    [59, "dans 59\u00a0s"],
    [60, "dans 1\u00a0min"],
    [61, "dans 2\u00a0min"],
  ])(
    "with %i seconds left shows « %s » beside its name and rests without losing the focus",
    (seconds, labels) => {
      expect(markup(seconds)).toContain(`>Envoyer<span aria-hidden="true"> ${labels}</span></span>`);
      expect(markup(seconds)).toContain('aria-disabled="true"');
      expect(markup(seconds)).not.toMatch(/ disabled=/);
    },
  );

  test("is a plain button when nothing waits, and while its command runs", () => {
    expect(markup(0)).toMatch(/^<button type="submit" class="[^"]*">Envoyer<\/button>$/);
    expect(markup(5, true)).toContain('aria-busy="true"');
    expect(markup(5, true)).not.toContain("dans 5");
  });
});
