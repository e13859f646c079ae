import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Switch } from "./Switch.tsx";

const plain = (markup: string) => markup.replace(/ class="[^"]*"/g, "");

describe("Switch", () => {
  test("is a native checkbox in the role of a switch, named by its text and described by its help [apg:switch/role]", () => {
    expect(
      plain(renderToStaticMarkup(<Switch id="m" label="Moins d’animations" help="Rien ne glisse." />)),
    ).toBe(
      '<label><span><span id="m-label">Moins d’animations</span><span id="m-help">Rien ne glisse.</span></span>' +
        '<input id="m" type="checkbox" role="switch" aria-labelledby="m-label" aria-describedby="m-help"/></label>',
    );
  });

  test("carries what a form gives it", () => {
    expect(
      plain(renderToStaticMarkup(<Switch id="s" label="Son" name="son" defaultChecked isDisabled />)),
    ).toContain(
      '<input id="s" type="checkbox" role="switch" disabled="" aria-labelledby="s-label" name="son" checked=""/>',
    );
  });
});
