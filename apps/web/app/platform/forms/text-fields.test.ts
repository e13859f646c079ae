import { expect, test, vi } from "vitest";
import { textFields } from "./text-fields.ts";

test("each field has its text, and what was refused of it; the summary has them in the order of the form", () => {
  const onType = vi.fn();
  const { errors, field } = textFields({
    names: ["name", "email"],
    idOf: (name) => `form-${name}`,
    values: { name: "Léa", email: "" },
    problem: {
      fields: [
        { path: "email", message: "Manque." },
        { path: "other", message: "Ailleurs." },
      ],
    },
    onType,
  });
  expect(errors).toEqual([{ name: "email", fieldId: "form-email", message: "Manque." }]);
  expect(field("name")).toMatchObject({ id: "form-name", value: "Léa", isRequired: true, error: undefined });
  expect(field("email").error).toBe("Manque.");
  field("name").onChange({ target: { value: "Léo" } });
  expect(onType).toHaveBeenCalledExactlyOnceWith("name", "Léo");
});
