import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PlaceGroups, Rail, type RailGroup, type RailProps } from "./index.ts";

const groups: RailGroup[] = [
  {
    id: "today",
    title: "Aujourd’hui",
    places: [
      { href: "/accueil", label: "Accueil", icon: "⌂" },
      { href: "/notifications", label: "Notifications", icon: "!", count: { value: 3, label: "3 non lues" } },
    ],
  },
  {
    id: "missions",
    title: "Missions",
    isOpen: false,
    places: [{ href: "/missions", label: "Missions", icon: "#", current: "within" }],
  },
];

function markup(props: Partial<RailProps> = {}): string {
  return renderToStaticMarkup(
    <Rail label="Espace" groups={groups} isFolded={false} onFold={() => {}} onToggle={() => {}} {...props} />,
  );
}

describe("Rail", () => {
  test("is a named navigation of named lists; a closed group keeps its places from everybody [apg:disclosure/content]", () => {
    expect(markup()).toMatch(/^<nav[^>]* aria-label="Espace"/);
    expect(
      [...markup().matchAll(/<ul id="[^"]*" aria-label="([^"]*)"( hidden="")?/g)].map(
        ([, ...found]) => found,
      ),
    ).toEqual([
      ["Aujourd’hui", undefined],
      ["Missions", ' hidden=""'],
    ]);
    expect([...markup().matchAll(/aria-expanded="(\w+)"/g)].map(([, is]) => is)).toEqual(["true", "false"]);
  });

  test("folded, it states its places still, opens every group and has no titles to press", () => {
    const folded = markup({ isFolded: true });
    expect(folded).toContain('data-folded="true"');
    expect(folded).not.toContain("aria-expanded");
    expect(folded).not.toContain('hidden=""><li');
    expect(folded).not.toContain("aria-describedby");
    expect(folded).toContain(">Notifications</span>");
  });

  test("states where one is, and that one is below a place", () => {
    expect(markup()).toContain('aria-current="true"');
    const [today] = groups as [RailGroup];
    const here = {
      ...today,
      places: [{ href: "/accueil", label: "Accueil", icon: "⌂", current: "page" as const }],
    };
    expect(markup({ groups: [here] })).toContain('aria-current="page"');
  });

  test.each([
    [0, null],
    [3, "3"],
    [100, "99+"],
  ])("%i that wait are shown as %s and stated as text", (value, shown) => {
    const place = { href: "/messages", label: "Messages", icon: "✉", count: { value, label: "en attente" } };
    const html = renderToStaticMarkup(<PlaceGroups groups={[{ id: "a", title: "A", places: [place] }]} />);
    expect(/aria-hidden="true">([\d+]+)<\/span>/.exec(html)?.[1] ?? null).toBe(shown);
    expect(html.includes(">en attente</span>")).toBe(shown !== null);
  });
});
