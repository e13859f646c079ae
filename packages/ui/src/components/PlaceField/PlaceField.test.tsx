import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PlaceField, type PlaceFieldProps } from "./PlaceField.tsx";
import { type Place, placeItem } from "./place.ts";

const lyon: Place = {
  code: "69123",
  name: "Lyon",
  postalCodes: ["69001", "69002", "69009"],
  department: "Rhône",
};

function markup(props: Partial<PlaceFieldProps> = {}): string {
  return renderToStaticMarkup(
    <PlaceField places={[]} value={null} onChange={() => {}} onQueryChange={() => {}} {...props} />,
  );
}

describe("PlaceField", () => {
  test("asks « Où ? » and sends the code of the commune", () => {
    const html = markup({ value: lyon, name: "place" });
    expect(html).toContain(">Où\u202f?</");
    expect(html).toMatch(/<input[^>]*role="combobox"[^>]*value="Lyon"/);
    expect(html).toContain('<input type="hidden" name="place" value="69123"/>');
  });

  test.each([
    [lyon, "69001 à 69009 · Rhône"],
    [{ ...lyon, postalCodes: ["69100"] }, "69100 · Rhône"],
    [{ ...lyon, postalCodes: [] }, "Rhône"],
  ])("%o is distinguished by « %s »", (place, description) => {
    expect(placeItem(place)).toEqual({ id: "69123", label: "Lyon", description });
  });

  test("offers to locate only where its owner can", () => {
    expect(markup()).not.toContain("Autour de moi");
    expect(markup({ locating: { onLocate: () => {} } })).toContain("Autour de moi");
  });
});
