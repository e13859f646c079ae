import { AppLink, LinkProvider } from "@jobami/ui/link";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { RouterLink } from "./RouterLink.tsx";

test("a link of a component is the router's, with the address and the role it was given", () => {
  const link = createElement(AppLink, { href: "/dashboard?page=2", role: "menuitem" }, "Suite");
  const html = renderToStaticMarkup(
    createElement(MemoryRouter, null, createElement(LinkProvider, { component: RouterLink, children: link })),
  );
  expect(html).toBe('<a role="menuitem" href="/dashboard?page=2">Suite</a>');
});
