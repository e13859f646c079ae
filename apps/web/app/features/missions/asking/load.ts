/** What few missions have comes when it is met. */
export async function loadAsksSection() {
  return { default: (await import("./AsksSection.tsx")).AsksSection };
}
export async function loadAskedSection() {
  return { default: (await import("./AskedSection.tsx")).AskedSection };
}
export async function loadAskedMissions() {
  return { default: (await import("./AskedMissions.tsx")).AskedMissions };
}
