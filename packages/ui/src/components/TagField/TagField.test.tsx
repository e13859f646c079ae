import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { TagField, type TagFieldProps } from "./TagField.tsx";
import { isParted, withTags } from "./tags.ts";

function plain(props: Partial<TagFieldProps> = {}): string {
  return renderToStaticMarkup(
    <TagField id="s" label="Savoir-faire" value={["Vitrerie"]} onChange={() => {}} {...props} />,
  )
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");
}

describe("TagField", () => {
  test("is a list of tags, each with a named button, then a text box", () => {
    expect(plain()).toContain(
      '<ul aria-label="Mots-clés"><li><span>Vitrerie</span><button type="button" aria-label="Retirer Vitrerie"></button></li></ul>',
    );
    expect(plain()).toMatch(/<label for="s">Savoir-faire<\/label>.*<input id="s"/);
  });

  test("sends each tag under its name", () => {
    expect(plain({ name: "skills" })).toContain('<input type="hidden" name="skills" value="Vitrerie"/>');
  });

  test("tags can only be read while locked", () => {
    expect(plain({ isReadOnly: true })).not.toContain("<button");
    expect(plain({ isDisabled: true })).not.toContain("<button");
  });

  test("its count is read with it", () => {
    expect(plain({ max: 5, help: "Les vôtres." })).toMatch(/aria-describedby="s-count s-help"/);
    expect(plain({ max: 5 })).toContain('<p id="s-count">1 sur 5</p>');
  });
});

describe("text becomes tags", () => {
  test.each([
    ["Vitrerie", ["Vitrerie"]],
    ["  Petite   électricité ", ["Petite électricité"]],
    ["a, b;c\nd,,", ["a", "b", "c", "d"]],
    [" , ", []],
  ])("« %s »", (typed, tags) => {
    expect(withTags([], typed)).toEqual({ tags, refused: [] });
  });

  test("doubles stay out whatever their case and accents; what is too long or too much is handed back", () => {
    expect(withTags(["Électricité"], "ELECTRICITE, Vitrerie, Menuiserie", { max: 2, maxLength: 10 })).toEqual(
      {
        tags: ["Électricité", "Vitrerie"],
        refused: [
          { tag: "ELECTRICITE", why: "double" },
          { tag: "Menuiserie", why: "full" },
        ],
      },
    );
    expect(withTags([], "Menuiseries", { maxLength: 10 }).refused).toEqual([
      { tag: "Menuiseries", why: "long" },
    ]);
  });

  test("commas, semicolons and line ends part them", () => {
    expect(["a,b", "a;b", "a\nb", "a b"].map(isParted)).toEqual([true, true, true, false]);
  });
});
