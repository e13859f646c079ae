import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
import { itemsOf, offered } from "./combo-entries.ts";

const lyon = { id: "69383", label: "Lyon 3e", description: "69003 · Rhône" };

function markup(props: Partial<ComboBoxProps> = {}): string {
  return renderToStaticMarkup(
    <ComboBox
      label="Commune"
      items={[]}
      value={null}
      onChange={() => {}}
      onQueryChange={() => {}}
      {...props}
    />,
  );
}

describe("ComboBox", () => {
  test("is a text field that opens a list, without the browser's own suggestions", () => {
    expect(markup()).toMatch(
      /<input(?=[^>]*role="combobox")(?=[^>]*aria-expanded="false")(?=[^>]*aria-autocomplete="list")(?=[^>]*autoComplete="off")/,
    );
  });

  test("shows the chosen item and sends its id with a form", () => {
    const html = markup({ value: lyon, name: "place" });
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="Lyon 3e"/);
    expect(html).toContain('<input type="hidden" name="place" value="69383"/>');
  });

  test("its button is named in French", () => {
    expect(markup()).toMatch(/<button[^>]*aria-label="Afficher les suggestions"/);
  });

  test("an error and the help are read with the field", () => {
    const html = markup({ error: "Choisissez une commune de la liste.", help: "En France." });
    const [, id] = /<p[^>]* id="([^"]*)-error"/.exec(html) ?? [];
    expect(html).toMatch(new RegExp(`<input[^>]*aria-describedby="[^"]*${id}-error ${id}-help"`));
    expect(html).toMatch(/<input[^>]*aria-invalid="true"/);
  });

  test("the list has suggestions first, then what was found, and always the chosen item, once", () => {
    const villeurbanne = { id: "69266", label: "Villeurbanne" };
    const groups = [{ label: "Rhône", items: [lyon] }];
    const none = { value: null, items: [], suggestions: [villeurbanne], text: "", isTooShort: true };
    const labels = (asked: Partial<Parameters<typeof offered>[0]>) =>
      itemsOf(offered({ ...none, ...asked })).map(({ label }) => label);
    expect(labels({})).toEqual(["Villeurbanne"]);
    expect(labels({ text: "l" })).toEqual([]);
    expect(labels({ text: "ly", isTooShort: false, items: groups })).toEqual(["Lyon 3e"]);
    expect(labels({ text: "Lyon 3e", isTooShort: false, items: groups, value: lyon })).toEqual(["Lyon 3e"]);
    expect(labels({ text: "Lyon 3e", isTooShort: false, value: lyon })).toEqual(["Lyon 3e"]);
  });
});
