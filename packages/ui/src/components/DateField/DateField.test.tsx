import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DateField, type DateFieldProps } from "./DateField.tsx";

function markup(props: Partial<DateFieldProps> = {}): string {
  return renderToStaticMarkup(
    <DateField label="Date de naissance" value="1990-05-17" onChange={() => {}} {...props} />,
  );
}

describe("DateField", () => {
  test("is a group of day, month and year under one name [apg:spinbutton/role]", () => {
    expect(markup()).toMatch(/aria-labelledby="[^"]*"[^>]*role="group"/);
    expect(
      [...markup().matchAll(/role="spinbutton"[^>]*aria-label="([^",]*)/g)].map(([, name]) => name?.trim()),
    ).toEqual(["jour", "mois", "année"]);
  });

  test("sends YYYY-MM-DD with a form", () => {
    expect(markup({ name: "birthday" })).toMatch(/<input(?=[^>]*name="birthday")(?=[^>]*value="1990-05-17")/);
  });

  test("states a day out of range as text, unless its owner has others", () => {
    expect(markup({ max: "1980-01-01" })).toContain("Choisissez une date jusqu’au 1er janvier 1980.");
    expect(markup({ max: "1980-01-01", error: "Vous êtes trop jeune." })).not.toContain("Choisissez");
  });
});
