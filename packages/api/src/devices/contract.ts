import { z } from "zod";
import { answer, endpoint } from "../http/contract.ts";
import { idField, instantField } from "../http/fields.ts";
import { devicesRoutes } from "./routes.ts";

/** What a person holds or sits at, as far as their browser reports. */
export const deviceForms = ["desktop", "phone", "tablet", "unknown"] as const;
export type DeviceForm = (typeof deviceForms)[number];

/** A session that lives, by what its browser reported of itself when it began; null where it stated nothing known. */
export const deviceSchema = z.object({
  id: idField,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  form: z.enum(deviceForms),
  signedInAt: instantField,
  /** Its last renewal: some minutes before the last call at most. */
  lastUsedAt: instantField,
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Device = z.output<typeof deviceSchema>;

const message = z.string();
const tokenField = z
  .string("Le lien est incomplet.")
  .min(1, "Le lien est incomplet.")
  .max(200, "Le lien n’est pas valide.")
  .regex(/^[\w-]+$/, "Le lien n’est pas valide.");

export const devicesContract = {
  list: endpoint({
    route: devicesRoutes.list,
    summary: "Where the person is signed in: this session first, then the last used",
    answer: answer({ data: z.array(deviceSchema) }),
    errors: [],
  }),
  endOne: endpoint({
    route: devicesRoutes.endOne,
    summary: "Ends one of the person's other sessions; NOT_FOUND for anybody else's, and for this one",
    params: z.object({ id: idField }),
    answer: answer({ message }),
    errors: ["NOT_FOUND"],
  }),
  endOthers: endpoint({
    route: devicesRoutes.endOthers,
    summary: "Ends every session of the person but this one",
    answer: answer({ message, ended: z.int() }),
    errors: [],
  }),
  disown: endpoint({
    route: devicesRoutes.disown,
    summary:
      "By the link of the mail about a new device: ends that device's sessions and opens the choice of another password",
    body: z.object({ token: tokenField }),
    answer: answer({ message, resetToken: z.string() }),
    errors: ["TOKEN_INVALID", "TOKEN_EXPIRED"],
  }),
};
