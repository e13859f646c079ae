import type { Device } from "./contract.ts";

export const thisDevice: Device = {
  id: "0193a000-0000-7000-8000-00000000d001",
  browser: "Firefox",
  system: "Windows",
  form: "desktop",
  signedInAt: "2026-11-02T09:12:00.000Z",
  lastUsedAt: "2026-11-20T08:28:00.000Z",
  isCurrent: true,
};

export const phone: Device = {
  ...thisDevice,
  id: "0193a000-0000-7000-8000-00000000d002",
  browser: "Safari",
  system: "iOS",
  form: "phone",
  signedInAt: "2026-10-28T18:40:00.000Z",
  lastUsedAt: "2026-11-19T21:30:00.000Z",
  isCurrent: false,
};

/** One that states nothing known of itself. */
export const unknownDevice: Device = {
  ...phone,
  id: "0193a000-0000-7000-8000-00000000d003",
  browser: null,
  system: null,
  form: "unknown",
  lastUsedAt: "2026-11-14T07:05:00.000Z",
};
