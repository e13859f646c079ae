/** What counts the conversations with something new. */
export async function loadUnreadMessages() {
  return { default: (await import("./UnreadMessages.tsx")).UnreadMessages };
}

/** What asks whether a person is premium. */
export async function loadPremiumStanding() {
  return { default: (await import("./PremiumStanding.tsx")).PremiumStanding };
}

/** What the bar on top holds for a signed-in person. */
export async function loadAccountBar() {
  return { default: (await import("./AccountBar.tsx")).AccountBar };
}

/** The places of a signed-in person, in the bar on top; the server draws them. */
export async function loadMemberLinks() {
  return { default: (await import("./MemberLinks.tsx")).MemberLinks };
}
