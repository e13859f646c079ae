import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { CheckboxGroup, type CheckboxGroupProps } from "./CheckboxGroup.tsx";
import { allTicked, ticked } from "./ticked.ts";

const options = [
  { value: "a", label: "Lundi" },
  { value: "b", label: "Mardi" },
  { value: "c", label: "Jeudi", isDisabled: true },
];

function plain(props: Partial<CheckboxGroupProps<string>> = {}): string {
  return renderToStaticMarkup(
    <CheckboxGroup id="d" label="Jours" options={options} value={["b"]} onChange={() => {}} {...props} />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("CheckboxGroup", () => {
  test("is a fieldset named by its legend, described by error and help, without a state that no fieldset has", () => {
    expect(plain({ error: "Cochez un jour.", help: "Un ou plusieurs." })).toMatch(
      /^<fieldset id="d" aria-invalid="true" aria-describedby="d-error d-help"><legend>Jours <\/legend>/,
    );
  });

  test("sends each ticked value under its name", () => {
    expect(plain({ name: "days" })).toMatch(
      /<input[^>]*type="checkbox"[^>]*name="days"[^>]*checked=""[^>]*value="b"/,
    );
  });

  test("the box for all has no name, so that a form does not send it", () => {
    expect(plain({ name: "days", allLabel: "Tous" })).toMatch(/<input(?![^>]*name=)[^>]*>(?=<span>Tous)/);
  });

  test("states how many are ticked among those that can be changed", () => {
    expect(allTicked(options, [])).toBe("none");
    expect(allTicked(options, ["c"])).toBe("none");
    expect(allTicked(options, ["a", "c"])).toBe("some");
    expect(allTicked(options, ["a", "b"])).toBe("all");
  });

  test("pressing one keeps the order of the options; pressing all spares the disabled", () => {
    expect(ticked(options, ["b"], "a")).toEqual(["a", "b"]);
    expect(ticked(options, ["a", "b"], "a")).toEqual(["b"]);
    expect(ticked(options, ["c"], "all")).toEqual(["a", "b", "c"]);
    expect(ticked(options, ["a", "b", "c"], "all")).toEqual(["c"]);
  });
});
