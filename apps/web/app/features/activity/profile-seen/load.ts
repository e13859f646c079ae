/** A profile inside the dashboard, which brings the names of all services. */
export async function loadMemberProfile() {
  return { default: (await import("./MemberProfile.tsx")).MemberProfile };
}
