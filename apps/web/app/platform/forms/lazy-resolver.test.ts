import type { Resolver } from "react-hook-form";
import { expect, test } from "vitest";
import { lazyResolver } from "./lazy-resolver.ts";

interface Form {
  email: string;
}

const refusing: Resolver<Form> = () => ({
  values: {},
  errors: { email: { type: "custom", message: "Saisissez votre adresse e-mail." } },
});
const options = { fields: {}, shouldUseNativeValidation: false };

test("the rules are loaded once, when the form is first touched", async () => {
  let loads = 0;
  const rules = lazyResolver<Form>(async () => {
    loads += 1;
    return refusing;
  });
  expect(loads).toBe(0);
  rules.preload();
  const { errors } = await rules.resolver({ email: "" }, undefined, options);
  expect({ loads, message: errors.email?.message }).toEqual({
    loads: 1,
    message: "Saisissez votre adresse e-mail.",
  });
});

test("a form whose rules cannot be loaded goes to the server as typed, and the rules are tried again", async () => {
  let loads = 0;
  const rules = lazyResolver<Form>(async () => {
    loads += 1;
    if (loads === 1) throw new Error("offline");
    return refusing;
  });
  expect(await rules.resolver({ email: "lea" }, undefined, options)).toEqual({
    values: { email: "lea" },
    errors: {},
  });
  const { errors } = await rules.resolver({ email: "lea" }, undefined, options);
  expect(errors.email?.message).toBe("Saisissez votre adresse e-mail.");
});
