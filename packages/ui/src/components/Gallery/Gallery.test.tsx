import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Gallery } from "./Gallery.tsx";

const size = { width: 1600, height: 1200 };
const pictures = [
  { ...size, id: "a", small: "/a/small", large: "/a/large", alt: "La haie" },
  { ...size, id: "b", small: "/b/small", large: "/b/large", alt: "" },
];

test("each picture is a button named by what it shows, by its place where no one described it", () => {
  const markup = renderToStaticMarkup(<Gallery label="Photos" pictures={pictures} />);
  expect(markup.match(/<button/g)).toHaveLength(2);
  expect(markup).toContain('alt="La haie"');
  expect(markup).toContain('alt="Photo 2 sur 2"');
  expect(markup).not.toContain('alt=""');
});

test("its place is there before it is, and no large picture comes with the page", () => {
  const markup = renderToStaticMarkup(<Gallery label="Photos" pictures={pictures} />);
  expect(markup).toContain("aspect-ratio:1600 / 1200");
  expect(markup.match(/loading="lazy"/g)).toHaveLength(2);
  expect(markup).not.toContain("/large");
});
