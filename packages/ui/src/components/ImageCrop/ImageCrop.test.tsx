import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ImageCrop } from "./ImageCrop.tsx";

const crop = { x: 0.1, y: 0.2, width: 0.5, height: 0.25 };
const picture = <img src="/haie" alt="La haie" />;
const markup = (isFrameHidden: boolean) =>
  renderToStaticMarkup(
    <ImageCrop crop={crop} onChange={() => {}} isFrameHidden={isFrameHidden}>
      {picture}
    </ImageCrop>,
  );

test("the frame is a button over the part that remains, and its keys are in what describes it", () => {
  const html = markup(false);
  expect(html).toContain("left:10%;top:20%;width:50%;height:25%");
  const [, described = "nothing"] = /aria-label="Cadre" aria-describedby="([^"]+)"/.exec(html) ?? [];
  expect(html).toMatch(new RegExp(`<p id="${described}"[^>]*>Flèches`));
});

test("without its frame there is the picture, and nothing to make larger or smaller", () => {
  const html = markup(true);
  expect(html).toContain('alt="La haie"');
  expect(html).not.toContain('aria-label="Cadre"');
  expect(html.match(/<button[^>]*disabled/g)).toHaveLength(2);
});

test("what is announced is empty before the first move", () => {
  expect(markup(false)).toMatch(/<p role="status"[^>]*><\/p>/);
});
