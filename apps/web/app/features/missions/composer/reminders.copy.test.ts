import { emptyWeek } from "@jobami/api/profiles/availability";
import { expect, test } from "vitest";
import { hoursText } from "./reminders.copy.ts";

test("a person’s week is stated in one sentence, and one without hours in none", () => {
  const morning = { from: "09:00", to: "12:30" };
  const week = { ...emptyWeek, monday: [morning, { from: "14:00", to: "18:00" }], saturday: [morning] };
  expect(hoursText("Karim B.", week, null)).toBe(
    "Karim B. travaille lundi 9\u00a0h –\u00a012\u00a0h\u00a030, 14\u00a0h –\u00a018\u00a0h\u202f; samedi 9\u00a0h –\u00a012\u00a0h\u00a030.",
  );
  expect(hoursText("Karim B.", week, "saturday")).toBe(
    "Karim B. travaille samedi 9\u00a0h –\u00a012\u00a0h\u00a030.",
  );
  for (const chosen of ["tuesday", null] as const) expect(hoursText("Karim B.", emptyWeek, chosen)).toBe("");
});
