import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SectionNav } from "./SectionNav.tsx";

test("is a named navigation that marks the page that is shown, usable before any script", () => {
  const items = [
    { href: "/consentements", label: "Consentements" },
    { href: "/compte", label: "Compte", isCurrent: true },
  ];
  expect(
    renderToStaticMarkup(<SectionNav label="Paramètres" items={items} />).replace(/ class="[^"]*"/g, ""),
  ).toBe(
    '<nav aria-label="Paramètres" data-print="hidden"><p aria-hidden="true">Paramètres</p><ul><li><a href="/consentements">Consentements</a></li><li><a href="/compte" aria-current="page">Compte</a></li></ul></nav>',
  );
});
