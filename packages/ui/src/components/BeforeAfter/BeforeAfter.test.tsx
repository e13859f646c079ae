import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BeforeAfter } from "./BeforeAfter.tsx";

const [wild, trimmed] = [{ src: "/avant" }, { src: "/apres", href: "/grand" }];

test("two pictures are named by what they show and when, once for the eye and once for the ear", () => {
  const markup = renderToStaticMarkup(<BeforeAfter title="Haie" before={wild} after={trimmed} />);
  expect(markup).toContain('alt="Haie, avant"');
  expect(markup).toContain('alt="Haie, après"');
  expect(markup.match(/aria-hidden="true">(Avant|Après)</g)).toHaveLength(2);
});

test("a picture alone is named by what it shows, and states no moment", () => {
  const markup = renderToStaticMarkup(<BeforeAfter title="Haie" after={wild} />);
  expect(markup).toContain('alt="Haie"');
  expect(markup).not.toMatch(/Avant|Après/);
});

test("only what can be seen large is a link", () => {
  const markup = renderToStaticMarkup(<BeforeAfter title="Haie" before={wild} after={trimmed} />);
  expect(markup.match(/<a /g)).toHaveLength(1);
  expect(markup).toMatch(/<a [^>]*href="\/grand"[^>]*rel="noreferrer"/);
});
