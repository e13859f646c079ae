import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

function plain(props: Parameters<typeof TextArea>[0]): string {
  return renderToStaticMarkup(<TextArea id="d" {...props} />).replace(/ class="[^"]*"/g, "");
}

test("a TextArea ties label, error and help to a native textarea", () => {
  expect(plain({ label: "Description", help: "L’étage, les outils." })).toBe(
    '<div><label for="d">Description</label><textarea id="d" rows="4" aria-describedby="d-help"></textarea>' +
      '<p id="d-help">L’étage, les outils.</p></div>',
  );
});

test("the count shows quietly, and is spoken from 20 characters before the end", () => {
  expect(plain({ label: "Description", maxCharacters: 2000, defaultValue: "Bonjour" })).toContain(
    '<span aria-hidden="true">7 / 2\u202F000</span><span aria-live="polite"></span>',
  );
  expect(plain({ label: "Description", maxCharacters: 8, defaultValue: "Bonjour" })).toContain(
    '<span aria-live="polite">1 caractère restant</span>',
  );
});

test("text past the limit is counted, never cut", () => {
  const html = plain({ label: "Description", maxCharacters: 5, value: "Bonjour", onChange: () => {} });
  expect(html).toContain(">Bonjour</textarea>");
  expect(html).toContain('<p data-over=""><span aria-hidden="true">2 caractères de trop</span>');
});
