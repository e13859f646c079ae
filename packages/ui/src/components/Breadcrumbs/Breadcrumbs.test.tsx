import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { LinkProvider } from "../../link.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const crumbs = [
  { label: "Tableau de bord", href: "/dashboard" },
  { label: "Missions", href: "/dashboard/missions" },
  { label: "Tailler une haie", href: "/dashboard/missions/7" },
];

describe("Breadcrumbs", () => {
  test("is a named navigation of links, the last one the page itself [apg:breadcrumb/nav] [apg:breadcrumb/name] [apg:breadcrumb/current]", () => {
    const html = renderToStaticMarkup(<Breadcrumbs crumbs={crumbs} />);
    expect(html).toContain('<nav aria-label="Fil d’Ariane"><ol');
    const links = [...html.matchAll(/<a class="[^"]*" href="([^"]*)"( aria-current="page")?/g)];
    expect(links.map(([, href, current]) => [href, current !== undefined])).toEqual([
      ["/dashboard", false],
      ["/dashboard/missions", false],
      ["/dashboard/missions/7", true],
    ]);
  });

  test("its links are the router’s where the application gives one", () => {
    const html = renderToStaticMarkup(
      <LinkProvider component={({ href, children }) => <b data-router={href}>{children}</b>}>
        <Breadcrumbs crumbs={crumbs.slice(0, 2)} />
      </LinkProvider>,
    );
    expect(html.match(/data-router="/g)).toHaveLength(2);
  });
});
