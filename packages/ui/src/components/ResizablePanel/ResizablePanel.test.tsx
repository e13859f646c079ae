import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ResizablePanel, type ResizablePanelProps } from "./ResizablePanel.tsx";

const width = { min: 280, max: 640 };
const height = { min: 200, max: 800 };

function markup(props: Partial<ResizablePanelProps> = {}): string {
  return renderToStaticMarkup(
    <ResizablePanel
      label="Notifications"
      size={{ width: 360, height: 420 }}
      bounds={{ width, height }}
      onResize={() => {}}
      {...props}
    >
      Liste
    </ResizablePanel>,
  );
}

describe("ResizablePanel", () => {
  test("each edge is a separator with its length, its bounds and the panel it moves [NOTIF-26] [apg:window-splitter/role] [apg:window-splitter/value] [apg:window-splitter/controls] [apg:window-splitter/name]", () => {
    const [, id] = /^<div id="([^"]*)"/.exec(markup()) ?? [];
    expect(markup()).toContain(
      `aria-label="Largeur\u00a0: Notifications" aria-controls="${id}" aria-orientation="vertical" aria-valuenow="360" aria-valuemin="280" aria-valuemax="640" aria-valuetext="360 pixels"`,
    );
    expect(markup()).toContain(
      `aria-label="Hauteur\u00a0: Notifications" aria-controls="${id}" aria-orientation="horizontal" aria-valuenow="420" aria-valuemin="200" aria-valuemax="800" aria-valuetext="420 pixels"`,
    );
  });

  test("a side without bounds has no edge to move", () => {
    const html = markup({ bounds: { height } });
    expect(html.match(/role="separator"/g)).toHaveLength(1);
    expect(html).toContain('aria-orientation="horizontal"');
  });

  test("a remembered length out of bounds is stated as it may be", () => {
    expect(markup({ size: { width: 9999, height: 10 } })).toMatch(/aria-valuenow="640".*aria-valuenow="200"/);
  });
});
