/** What the menu of narrow screens holds for somebody signed in. */
export async function loadAccountSection() {
  return { default: (await import("../AccountEntries.tsx")).AccountSection };
}

/** What it holds for staff. */
export async function loadStaffSection() {
  return { default: (await import("../AccountEntries.tsx")).StaffEntries };
}
