/** What counts the conversations with something new. */
export async function loadUnreadMessages() {
  return { default: (await import("./UnreadMessages.tsx")).UnreadMessages };
}

/** What asks whether somebody is premium. */
export async function loadPremiumStanding() {
  return { default: (await import("./PremiumStanding.tsx")).PremiumStanding };
}

/** What the bar on top holds for somebody signed in. */
export async function loadAccountBar() {
  return { default: (await import("./AccountBar.tsx")).AccountBar };
}

/** The places of somebody signed in, in the bar on top; the server draws them. */
export async function loadMemberLinks() {
  return { default: (await import("./MemberLinks.tsx")).MemberLinks };
}
