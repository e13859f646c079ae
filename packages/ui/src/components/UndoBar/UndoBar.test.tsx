import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { UndoBar, type UndoView } from "./UndoBar.tsx";

const ignore = () => {};
const deleted: UndoView = {
  message: "Notification supprimée",
  progress: 0.4,
  secondsLeft: 3,
  isPaused: false,
};

function markup(undo: UndoView | null): string {
  return renderToStaticMarkup(
    <UndoBar undo={undo} onUndo={ignore} onDismiss={ignore} onPause={ignore} onResume={ignore} />,
  );
}

describe("UndoBar", () => {
  test("its live region is there before anything was done", () => {
    expect(markup(null).replace(/ class="[^"]*"/g, "")).toBe(
      '<section aria-label="Annulation" data-react-aria-top-layer="true"><div role="status"></div></section>',
    );
  });

  test("shows the time left, which is not spoken at every second", () => {
    expect(markup(deleted)).toMatch(/<span[^>]*aria-hidden="true">3\u00a0s<\/span>/);
    expect(markup(deleted)).toMatch(/style="--elapsed[^:"]*:0\.4"/);
  });

  test("states that its time stands still", () => {
    expect(markup({ ...deleted, isPaused: true })).toContain('data-paused="true"');
    expect(markup({ ...deleted, isPaused: true })).toContain(">en pause<");
  });
});
