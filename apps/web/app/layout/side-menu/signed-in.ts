/** What the menu of narrow screens holds for a signed-in person. */
export async function loadAccountSection() {
  return { default: (await import("../AccountEntries.tsx")).AccountSection };
}

/** What it holds for staff. */
export async function loadStaffSection() {
  return { default: (await import("../AccountEntries.tsx")).StaffEntries };
}
