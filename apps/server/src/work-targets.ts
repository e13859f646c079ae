import { type AimedKind, usualTargetHours } from "@jobami/api/staff/routes";
import { z } from "zod";

const mostHours = 24 * 366;
const hours = z.int().min(1).max(mostHours);
const kinds = Object.keys(usualTargetHours) as AimedKind[];
const given = z.partialRecord(z.enum(kinds), hours);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** How long what waits for staff may wait, as it is set: hours by kind as JSON, `{"reports":12}`. */
export const workTargetSetting = z
  .string()
  .default("{}")
  .transform((text, context): Readonly<Record<AimedKind, number>> => {
    const parsed = given.safeParse(parseJson(text));
    if (parsed.success) return { ...usualTargetHours, ...parsed.data } as Record<AimedKind, number>;
    const message = `hours by kind (${kinds.join(", ")}) are expected as JSON: ${z.prettifyError(parsed.error)}`;
    context.addIssue({ code: "custom", message });
    return usualTargetHours;
  });
