import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { instantField } from "../http/fields.ts";
import { displayRoutes } from "./routes.ts";

const unknown = "Ce réglage n’est pas connu.";
const sizeField = z.enum(["small", "normal", "large", "extra-large"], unknown);
const switchField = z.boolean("Oui ou non est attendu.");

const carriedSettingsSchema = z.strictObject({
  theme: z.enum(["light", "dark", "high-contrast", "auto"], unknown),
  fontSize: sizeField,
  buttonSize: sizeField,
  reduceMotion: switchField,
  colorBlindSupport: z.enum(["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"], unknown),
  enhancedFocus: switchField,
  keyboardNavigation: switchField,
  noticeTime: z.enum(["usual", "long", "untilClosed"], unknown),
});
/** The display settings that go with a person from device to device; those of voices stay on the device that has them. */
export type CarriedSettings = z.output<typeof carriedSettingsSchema>;

const carriedDisplaySchema = z.object({
  /** When they were chosen, on whichever device. */
  savedAt: instantField,
  settings: carriedSettingsSchema,
});
/** Display settings as the account holds them. */
export type CarriedDisplay = z.output<typeof carriedDisplaySchema>;

export const displayContract = {
  read: endpoint({
    route: displayRoutes.read,
    summary: "The display settings of the person's account; null before any were chosen",
    answer: answer({ data: carriedDisplaySchema.nullable() }),
    errors: [],
  }),
  save: endpoint({
    route: displayRoutes.save,
    summary:
      "Stores display settings with the account unless it holds some that were chosen later; answers those that count",
    body: z.object({ savedAt: instantField, settings: carriedSettingsSchema }),
    answer: answer({ data: carriedDisplaySchema }),
    errors: [],
  }),
};
