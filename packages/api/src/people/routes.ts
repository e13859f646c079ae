import type { Route } from "../http/route.ts";

const staff = "jobpadm" as const;

export const peopleRoutes = {
  list: { method: "GET", path: "/api/admin/users", access: staff },
  one: { method: "GET", path: "/api/admin/users/:id", access: staff },
  setRole: { method: "PUT", path: "/api/admin/users/:id/role", access: staff },
  sanction: { method: "POST", path: "/api/admin/users/:id/sanctions", access: staff },
  lift: { method: "POST", path: "/api/admin/users/:id/sanctions/lift", access: staff },
  inactive: { method: "GET", path: "/api/admin/inactive-accounts", access: staff },
  remind: { method: "POST", path: "/api/admin/inactive-accounts/reminders", access: staff },
  close: { method: "POST", path: "/api/admin/inactive-accounts/:id/closure", access: staff },
  birthdays: { method: "GET", path: "/api/admin/birthdays", access: staff },
  setWishes: { method: "PUT", path: "/api/admin/birthdays/wishes", access: staff },
  wishes: { method: "GET", path: "/api/admin/birthdays/wishes", access: staff },
} as const satisfies Record<string, Route>;

/** People a page. */
export const peoplePageSize = 20;

/** Where an account stands, for who runs the company: `leaving` waits for its deletion, `closed` is gone. */
export const personStates = ["active", "paused", "suspended", "leaving", "closed"] as const;
export type PersonState = (typeof personStates)[number];

/** For how many months no one signed in. */
export const inactivityMonths = [3, 6, 12, 24, 36] as const;
export type InactivityMonths = (typeof inactivityMonths)[number];
export const defaultInactivity = 6 satisfies InactivityMonths;

/** An account is closed after so many months without a sign-in, and never less than so many days after a reminder. */
export const closure = { months: 36, noticeDays: 30 } as const;

/** Days between two reminders of the same person. */
export const reminderDays = 30;
/** People who are reminded at once. */
export const mostReminded = 40;

/** Birthdays are shown for so many days ahead. */
export const birthdayDays = 30;
/** Birthdays shown of today, and of the days ahead. */
export const mostBirthdays = 200;
