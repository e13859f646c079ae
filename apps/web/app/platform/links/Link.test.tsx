import { renderToString } from "react-dom/server";
import { MemoryRouter, Link as RoutedLink } from "react-router";
import { expect, it } from "vitest";
import { WrittenLink } from "./Link.tsx";

const drawn = (link: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={["/services/search?q=a"]}>{link}</MemoryRouter>);

it.each([
  "/",
  "/services/search?category=jardinage&lieu=Lyon%20(69)#resultats",
  "/aide/",
  "/profil/léa-m",
  "/connexion?suite=/../a//b",
  "//ailleurs.example/a",
  "/services/../aide",
  "/services/./aide",
  "/services//aide",
  "/un espace",
  "/a\\b",
  "aide",
  "?q=b",
  "#haut",
  "",
  "https://ailleurs.example/a",
])("a link that the server writes is the router's: %s", (to) => {
  const written = drawn(<WrittenLink to={to}>Suite</WrittenLink>);
  const routed = (
    <RoutedLink to={to} discover="none">
      Suite
    </RoutedLink>
  );
  expect(written).toBe(drawn(routed));
});

it("what a link is given besides is written as the router writes it", () => {
  const given = {
    to: "/aide",
    discover: "render",
    className: "lien",
    target: "_blank",
    rel: "next",
    "aria-current": "page",
    onClick: () => undefined,
    preventScrollReset: true,
    replace: true,
    state: { from: "/" },
  } as const;
  expect(drawn(<WrittenLink {...given}>Aide</WrittenLink>)).toBe(
    drawn(<RoutedLink {...given}>Aide</RoutedLink>),
  );
  const more = { to: "/aide", discover: "none", reloadDocument: true } as const;
  expect(drawn(<WrittenLink {...more}>Aide</WrittenLink>)).toBe(
    drawn(<RoutedLink {...more}>Aide</RoutedLink>),
  );
  const object = { to: { pathname: "/aide", search: "?a" }, discover: "none" } as const;
  expect(drawn(<WrittenLink {...object}>Aide</WrittenLink>)).toBe(
    drawn(<RoutedLink {...object}>Aide</RoutedLink>),
  );
});
