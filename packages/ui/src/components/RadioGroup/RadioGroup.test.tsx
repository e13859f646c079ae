import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { RadioGroup } from "./RadioGroup.tsx";

const options = [
  { value: "client", label: "Demander" },
  { value: "jobbeur", label: "Rendre service", isDisabled: true },
] as const;

function plain(markup: string): string {
  return markup.replace(/ class="[^"]*"/g, "").replace(/<svg.*?<\/svg>/g, "");
}

test("a RadioGroup is a named group of native radios that share a name", () => {
  expect(
    plain(renderToStaticMarkup(<RadioGroup id="r" label="Vous venez pour" name="role" options={options} />)),
  ).toBe(
    '<div id="r" role="radiogroup" aria-labelledby="r-label" data-look="list"><p id="r-label">Vous venez pour</p><div>' +
      '<label><input type="radio" name="role" value="client"/><span><span>Demander</span></span></label>' +
      '<label><input type="radio" disabled="" name="role" value="jobbeur"/><span><span>Rendre service</span></span></label>' +
      "</div></div>",
  );
});

test("the group carries required, invalid and its text", () => {
  const html = plain(
    renderToStaticMarkup(
      <RadioGroup
        id="r"
        label="Paiement"
        name="p"
        options={options}
        isRequired
        isRequiredShown
        error="Choisissez."
        defaultValue="client"
      />,
    ),
  );
  expect(html).toContain(
    '<div id="r" role="radiogroup" aria-labelledby="r-label" data-look="list" aria-required="true" aria-invalid="true" aria-describedby="r-error">',
  );
  expect(html).toContain('<input type="radio" name="p" checked="" value="client"/>');
  expect(html).toContain('<p id="r-error"><span>Choisissez.</span></p>');
});
