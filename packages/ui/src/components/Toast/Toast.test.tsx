import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ToastView } from "./Toast.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const sent: ToastView = {
  id: "1",
  type: "success",
  title: "Proposition envoyée",
  message: "Léa est prévenue.",
  progress: 0.25,
  isPaused: false,
};

function markup(...toasts: ToastView[]): string {
  const ignore = () => {};
  return renderToStaticMarkup(
    <ToastRegion toasts={toasts} onClose={ignore} onPause={ignore} onResume={ignore} />,
  );
}

describe("ToastRegion", () => {
  test("the live region is there before the first notification", () => {
    expect(markup().replace(/ class="[^"]*"/g, "")).toBe(
      '<section aria-label="Notifications" data-react-aria-top-layer="true">' +
        '<div role="status" aria-atomic="false" aria-relevant="additions"></div></section>',
    );
  });

  test.each([
    ["success", "Succès", false],
    ["info", "Information", false],
    ["warning", "Attention", false],
    ["error", "Erreur", true],
  ] as const)(
    "a notification of type %s states « %s » and interrupts: %s [TOAST-01]",
    (type, word, interrupts) => {
      const html = markup({ ...sent, type });
      expect(html).toContain(`>${word}\u00a0: </span>`);
      expect(html.includes('role="alert"')).toBe(interrupts);
    },
  );

  test("can be closed [TOAST-02]", () => {
    expect(markup(sent)).toMatch(/<button type="button"[^>]*aria-label="Fermer la notification"/);
  });

  test("shows the share of time that has run, and that it stands still [TOAST-04]", () => {
    expect(markup(sent)).toMatch(/style="--elapsed[^:"]*:0\.25"/);
    expect(markup(sent)).not.toContain("data-paused");
    expect(markup({ ...sent, isPaused: true })).toContain('data-paused="true"');
  });

  test("a message may stand without a title", () => {
    const { title: _, ...bare } = sent;
    expect(markup(bare)).toContain('data-alone="true">Léa est prévenue.</p>');
  });
});
