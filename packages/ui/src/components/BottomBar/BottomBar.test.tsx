import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { BottomBar, type BottomBarProps } from "./BottomBar.tsx";

function markup(props: Partial<BottomBarProps> = {}): string {
  return renderToStaticMarkup(
    <BottomBar
      label="Accès rapides"
      isTucked={false}
      items={[
        { id: "home", label: "Accueil", icon: "⌂", href: "/dashboard", isCurrent: true },
        { id: "publish", label: "Publier", icon: "+", href: "/poster", isMain: true },
        { id: "messages", label: "Messages", icon: "✉", href: "/messages", badge: { count: 0, label: "" } },
      ]}
      {...props}
    />,
  );
}

describe("BottomBar", () => {
  test("holds its items in order and names the current page", () => {
    expect([...markup().matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      "/dashboard",
      "/poster",
      "/messages",
    ]);
    expect(markup().match(/aria-current="page"/g)?.length).toBe(1);
  });

  test("keeps the room of an item that is not known yet, out of the accessibility tree", () => {
    const home = { id: "home", label: "Accueil", icon: "⌂", href: "/dashboard" };
    const html = markup({ items: [home, null] });
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(html).toMatch(/<li[^>]*aria-hidden="true"><\/li>/);
  });

  test("shows what waits, and nothing at 0", () => {
    const messages = (count: number) =>
      markup({
        items: [
          {
            id: "messages",
            label: "Messages",
            icon: "✉",
            href: "/messages",
            badge: { count, label: `${count} non lus` },
          },
        ],
      });
    expect(messages(0)).not.toContain("non lus");
    expect(messages(3)).toContain(">3</span>");
    expect(messages(3)).toContain(", 3 non lus</span>");
    expect(messages(120)).toContain(">99+</span>");
  });

  test("states that it is out of sight, and stays in the page", () => {
    expect(markup({ isTucked: true })).toContain('data-tucked="true"');
    expect(markup({ isTucked: true })).toContain("Accueil");
  });
});
