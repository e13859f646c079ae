import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Checkbox } from "./Checkbox.tsx";

function plain(props: Parameters<typeof Checkbox>[0]): string {
  return renderToStaticMarkup(<Checkbox id="c" {...props} />)
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");
}

test("a Checkbox is a native box inside its label: the whole line is the target", () => {
  expect(plain({ label: "Se souvenir de moi", name: "rememberMe" })).toBe(
    '<div><label><input id="c" type="checkbox" name="rememberMe"/><span>Se souvenir de moi</span></label></div>',
  );
});

test("its error is text and read with it", () => {
  expect(plain({ label: "J’accepte", error: "Acceptez les conditions." })).toBe(
    '<div><label><input id="c" type="checkbox" aria-invalid="true" aria-describedby="c-error"/>' +
      '<span>J’accepte</span></label><div><p id="c-error"><span>Acceptez les conditions.</span></p></div></div>',
  );
});
