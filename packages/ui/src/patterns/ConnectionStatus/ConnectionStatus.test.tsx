import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ConnectionStatus } from "./ConnectionStatus.tsx";

describe("ConnectionStatus", () => {
  test("its live region is there, empty, while all is well", () => {
    expect(renderToStaticMarkup(<ConnectionStatus state="online" />)).toBe('<div role="status"></div>');
  });

  test.each([
    ["offline", "Vous êtes hors ligne."],
    ["reconnecting", "Reconnexion en cours…"],
    ["blocked", "Les nouveautés n’arrivent plus."],
  ] as const)("%s reads « %s »", (state, labels) => {
    expect(renderToStaticMarkup(<ConnectionStatus state={state} />)).toContain(`>${labels}</span>`);
  });

  test("offers to try again only where that helps and someone listens", () => {
    const retry = () => {};
    expect(renderToStaticMarkup(<ConnectionStatus state="blocked" onRetry={retry} />)).toContain(
      ">Réessayer</button>",
    );
    expect(renderToStaticMarkup(<ConnectionStatus state="blocked" />)).not.toContain("<button");
    expect(renderToStaticMarkup(<ConnectionStatus state="offline" onRetry={retry} />)).not.toContain(
      "<button",
    );
  });
});
