import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CountdownNotice } from "./CountdownNotice.tsx";

function markup(secondsLeft: number, isStopped = false): string {
  return renderToStaticMarkup(
    <CountdownNotice
      secondsLeft={secondsLeft}
      totalSeconds={5}
      timeText={(seconds) => `Encore ${seconds} s`}
      isStopped={isStopped}
      stoppedText="Vous restez ici."
      onStop={() => {}}
      action={<a href="/login">Se connecter</a>}
    />,
  );
}

describe("CountdownNotice", () => {
  test("states the time that is left, and draws it", () => {
    expect(markup(2)).toContain('role="timer">Encore 2 s</p>');
    expect(markup(2)).toMatch(/style="--share[^:"]*:0\.4"/);
  });

  test("can be stopped, and states it then", () => {
    expect(markup(2)).toContain(">Rester sur cette page</button>");
    expect(markup(2, true)).toContain(">Vous restez ici.</p>");
    expect(markup(2, true)).not.toContain("<button");
    expect(markup(2, true)).toContain(">Se connecter</a>");
  });
});
