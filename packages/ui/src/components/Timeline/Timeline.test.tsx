import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Timeline } from "./Timeline.tsx";

describe("Timeline", () => {
  test("is a named, ordered list that states where the reader stands", () => {
    const markup = renderToStaticMarkup(
      <Timeline
        label="Historique"
        entries={[
          { id: "1", title: "Karim propose 60\u00a0€", time: "hier", detail: "Samedi matin" },
          { id: "2", title: "Vous acceptez", tone: "success", isCurrent: true },
        ]}
      />,
    ).replace(/ class="[^"]*"/g, "");
    expect(markup).toBe(
      '<ol aria-label="Historique">' +
        '<li><span aria-hidden="true"><span></span></span><div><div><p>Karim propose 60\u00a0€</p><p>hier</p></div><div>Samedi matin</div></div></li>' +
        '<li aria-current="step"><span aria-hidden="true"><span></span></span><div><div><p>Vous acceptez</p></div></div></li></ol>',
    );
  });
});
