import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import {
  type NotificationLine,
  NotificationPanel,
  type NotificationPanelProps,
} from "./NotificationPanel.tsx";

const line: NotificationLine = {
  id: "n-1",
  type: "notification",
  title: "Nouvelle proposition",
  content: "Karim B. propose 60 €",
  link: "/dashboard/notifications#notif-n-1",
  created_at: "2026-11-20T08:17:00.000Z",
};

function markup(props: Partial<NotificationPanelProps> = {}): string {
  const ignore = () => {};
  return renderToStaticMarkup(
    <NotificationPanel
      isLoading={false}
      lines={[line]}
      size={{ width: 500, height: 450 }}
      bounds={{ width: { min: 250, max: 1248 }, height: { min: 200, max: 800 } }}
      onResize={ignore}
      onOpen={ignore}
      onDismiss={ignore}
      seeAllHref="/dashboard/notifications?unread=true"
      onSeeAll={ignore}
      {...props}
    />,
  );
}

describe("NotificationPanel", () => {
  test("states that it loads, and nothing else [NOTIF-21]", () => {
    expect(markup({ isLoading: true })).toContain(">Chargement...</p>");
    expect(markup({ isLoading: true })).not.toContain("Nouvelle proposition");
  });

  test("states when there is nothing [NOTIF-22]", () => {
    expect(markup({ lines: [] })).toContain(">Aucune nouvelle notification</p>");
  });

  test("always leads to everything unread [NOTIF-23]", () => {
    for (const props of [{}, { lines: [] }, { isLoading: true }])
      expect(markup(props)).toMatch(
        /<a href="\/dashboard\/notifications\?unread=true"[^>]*>Voir toutes les non lues<\/a>/,
      );
  });

  test("a line leads where it states, and can be closed [NOTIF-24]", () => {
    expect(markup()).toMatch(/<a href="\/dashboard\/notifications#notif-n-1"[^>]*>Nouvelle proposition<\/a>/);
    expect(markup()).toContain('aria-label="Marquer comme lue\u00a0: Nouvelle proposition"');
  });

  test("a line that stands for several states it on its close button", () => {
    expect(markup({ lines: [{ ...line, title: "4 propositions", count: 4 }] })).toContain(
      'aria-label="Marquer comme lues\u00a0: 4 propositions"',
    );
  });

  test("dates are French [NOTIF-32]", () => {
    expect(markup()).toContain('dateTime="2026-11-20T08:17:00.000Z">20/11/2026 09:17</time>');
  });

  test("both edges can be moved, within bounds [NOTIF-26]", () => {
    expect(markup().match(/role="separator"/g)?.length).toBe(2);
    expect(markup()).toContain('aria-valuemin="250"');
    expect(markup()).toContain('aria-valuemax="800"');
  });
});
