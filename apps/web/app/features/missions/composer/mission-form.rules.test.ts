import { expect, it } from "vitest";
import { missionFormRules } from "./mission-form.rules.ts";
import { blankMission, type MissionForm } from "./mission-form.ts";

const checkForm = missionFormRules({ now: () => Date.UTC(2026, 10, 20, 9) });

const whole: MissionForm = {
  ...blankMission,
  category: "bricolage",
  subcategory: "montage-de-meubles",
  title: "Monter une armoire",
  description: "Une armoire à deux portes, au deuxième étage sans ascenseur.",
  placeCode: "69123",
  placeName: "Lyon",
  postalCode: "69003",
  timing: "date",
  date: "2026-12-05",
  amount: 60,
};

async function refusedFields(form: MissionForm): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await checkForm(form, undefined, options);
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]),
  );
}

it("a whole mission passes, and what is shown only is not sent [MISS-06]", async () => {
  const { values, errors } = await checkForm(whole, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors).toEqual({});
  expect(values).toEqual({
    category: "bricolage",
    subcategory: "montage-de-meubles",
    title: "Monter une armoire",
    description: "Une armoire à deux portes, au deuxième étage sans ascenseur.",
    pictures: [],
    placeCode: "69123",
    postalCode: "69003",
    timing: "date",
    date: "2026-12-05",
    endDate: null,
    moment: "flexible",
    budgetType: "fixe",
    amount: 60,
    jobiAmount: 0,
    paymentMethodType: "euros",
    isUrgent: false,
  });
});

it("a blank mission gets an error for everything that it lacks [MISS-06]", async () => {
  expect(Object.keys(await refusedFields(blankMission)).sort()).toEqual([
    "amount",
    "category",
    "date",
    "description",
    "placeCode",
    "subcategory",
    "title",
  ]);
});

it("a day that has passed by the clock, or lies beyond a year, is refused", async () => {
  const tooFar = "Choisissez une date dans l’année qui vient.";
  expect(await refusedFields({ ...whole, date: "2026-11-19" })).toEqual({ date: "Cette date est passée." });
  expect(await refusedFields({ ...whole, date: "2026-11-20" })).toEqual({});
  expect(await refusedFields({ ...whole, date: "2027-11-21" })).toEqual({});
  expect(await refusedFields({ ...whole, date: "2027-11-22" })).toEqual({ date: tooFar });
});

it("a last day is not before the first, within a month of it, and counts beside a date alone", async () => {
  const ends = (endDate: string, more: Partial<MissionForm> = {}) =>
    refusedFields({ ...whole, endDate, ...more });
  expect(await ends("2026-12-04")).toEqual({ endDate: "La fin vient avant le début." });
  expect(await ends("2026-12-11")).toEqual({});
  expect(await ends("2027-01-04")).toEqual({});
  expect(await ends("2027-01-05")).toEqual({ endDate: "Une mission dure 31\u00a0jours au plus." });
  // On its step, where the price is not typed yet.
  expect(await ends("2026-12-04", { amount: null })).toHaveProperty("endDate");
  expect(await ends("2026-12-04", { timing: "flexible" })).toEqual({});
});

it("a mixed price needs both of its parts", async () => {
  const mixed: MissionForm = { ...whole, paymentMethodType: "hybrid" };
  const noJobi = "Indiquez combien de Jobi s’ajoutent aux euros.";
  expect(await refusedFields(mixed)).toEqual({ jobiAmount: noJobi });
  expect(await refusedFields({ ...mixed, jobiAmount: null })).toMatchObject({ jobiAmount: noJobi });
  expect(await refusedFields({ ...mixed, jobiAmount: 4 })).toEqual({});
});
