import type { DeviceForm } from "@jobami/api/devices/contract";
import Bowser from "bowser";
import { newToken } from "../secrets/secrets.ts";

/** What a browser reports of itself at a sign-in, in a short text that is stored, and the token it is known again by. */
export interface Browser {
  /** Of its cookie, or drawn for it. */
  deviceToken: string;
  browser: string | null;
  system: string | null;
  form: DeviceForm;
}

const tokenForm = /^[\w-]{43}$/;
/** User agents are longer only when a person means harm. */
const longest = 500;
const forms: Record<string, DeviceForm> = { desktop: "desktop", mobile: "phone", tablet: "tablet" };

/** Reads a browser's cookie and user agent. What neither states is null; no version is stored, since it changes every month. */
export function browserOf(cookie: string | undefined, userAgent: string | undefined): Browser {
  const deviceToken = cookie !== undefined && tokenForm.test(cookie) ? cookie : newToken();
  if (userAgent === undefined || userAgent === "" || userAgent.length > longest)
    return { deviceToken, browser: null, system: null, form: "unknown" };
  const parsed = Bowser.parse(userAgent);
  const { name: browser } = parsed.browser;
  const { name: system } = parsed.os;
  // What it does not know it names by the first word of what was stated: that may be anything.
  const isKnown = system !== undefined && system !== "";
  return {
    deviceToken,
    browser: isKnown && browser ? browser : null,
    system: isKnown ? system : null,
    form: forms[parsed.platform.type ?? ""] ?? "unknown",
  };
}
