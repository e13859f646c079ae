import { z } from "zod";
import { auditEntrySchema } from "../audit/contract.ts";
import { answer, endpoint } from "../http/contract.ts";
import { mostNetworks, securityDays, securityKinds, securityRoutes, usualSecurityDays } from "./routes.ts";

const count = z.int().min(0);
const refused = {
  password: count,
  locked: count,
  blocked: count,
  code: count,
  limited: count,
  forged: count,
};

const daySchema = z.object({
  day: z.iso.date(),
  ...refused,
  /** Browsers that a person signed in with for the first time. */
  newDevices: count,
  /** Acts of staff. */
  acts: count,
});
export type SecurityDay = z.output<typeof daySchema>;

const figures = z.object({
  /** The newest day first; days of France, the current one included. */
  days: z.array(daySchema).max(90),
  total: daySchema.omit({ day: true }),
  /** Where most refusals came from: /24 and /48 networks, never an address. */
  networks: z
    .array(z.object({ network: z.string(), kind: z.enum(securityKinds), refused: count }))
    .max(mostNetworks),
  /** Subjects that are locked right now: accounts and addresses together. */
  lockedNow: count,
  /** The newest acts of staff. */
  entries: z.array(auditEntrySchema).max(10),
});
export type SecurityFigures = z.output<typeof figures>;

export const securityContract = {
  figures: endpoint({
    route: securityRoutes.figures,
    summary: "What was refused day by day, from which networks, new devices and acts of staff",
    query: z.strictObject({
      days: z
        .enum(securityDays.map(String) as [string, ...string[]], "Cette période n’est pas connue.")
        .default(String(usualSecurityDays))
        .transform(Number),
    }),
    answer: answer({ data: figures }),
    errors: [],
  }),
};
