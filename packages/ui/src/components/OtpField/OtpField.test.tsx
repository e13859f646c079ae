import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OtpField } from "./OtpField.tsx";

test("an OtpField is one field for the keyboard, the phone and the screen reader; its cells are drawing", () => {
  const html = renderToStaticMarkup(
    <OtpField id="o" label="Code" name="code" value="48" onChange={() => {}} />,
  ).replace(/ class="[^"]*"/g, "");
  expect(html).toBe(
    '<div><label for="o">Code</label><div>' +
      '<input id="o" type="text" inputMode="numeric" autoComplete="one-time-code" pattern="[0-9]*" name="code" value="48"/>' +
      '<span aria-hidden="true">4</span><span aria-hidden="true">8</span><span aria-hidden="true" data-active=""></span>' +
      '<span aria-hidden="true"></span><span aria-hidden="true"></span><span aria-hidden="true"></span></div></div>',
  );
});
