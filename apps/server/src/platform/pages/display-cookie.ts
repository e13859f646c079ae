import { type DisplaySettings, displaySettingsSchema } from "@jobami/api/pages/contract";

/** Cookie that mirrors a person's display settings for the server [A11Y-01]. */
export const displayCookie = "jobami_display";

const defaults = displaySettingsSchema.parse({});

/** Display settings of a cookie's value; the defaults for none or a damaged one. */
export function readDisplayCookie(value: string | undefined): DisplaySettings {
  return value === undefined ? defaults : displaySettingsSchema.parse(asObject(value));
}

function asObject(value: string): object {
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? parsed : {};
  } catch {
    return {};
  }
}
