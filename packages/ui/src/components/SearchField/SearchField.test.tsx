import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

function plain(props: Partial<SearchFieldProps> = {}): string {
  return renderToStaticMarkup(
    <SearchField id="q" label="Rechercher" value="" onChange={() => {}} {...props} />,
  )
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");
}

test("is a native search input under its label, with the phone’s search key", () => {
  expect(plain({ name: "q" })).toMatch(
    /<label for="q">Rechercher<\/label>.*<input id="q" type="search" enterKeyHint="search" autoComplete="off" name="q" value=""\/>/,
  );
});

test("offers to empty it only when there is something to empty", () => {
  expect(plain()).not.toContain("<button");
  expect(plain({ value: "haie" })).toContain('aria-label="Effacer la recherche"');
  expect(plain({ value: "haie", isDisabled: true })).not.toContain("<button");
  expect(plain({ value: "haie", isReadOnly: true })).not.toContain("<button");
});

test("states that the search runs, and what is wrong", () => {
  expect(plain({ isPending: true })).toContain('aria-busy="true"');
  expect(plain({ error: "Tapez au moins 2 caractères." })).toContain(
    'aria-invalid="true" aria-describedby="q-error"',
  );
});
