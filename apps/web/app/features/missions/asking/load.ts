/** How those stand who are asked first, for who asks: few missions have any. */
export async function loadAsksSection() {
  return { default: (await import("./AsksSection.tsx")).AsksSection };
}

/** What is asked of the person, above the mission. */
export async function loadAskedSection() {
  return { default: (await import("./AskedSection.tsx")).AskedSection };
}

/** What a jobbeur is asked for first, above what suits them. */
export async function loadAskedMissions() {
  return { default: (await import("./AskedMissions.tsx")).AskedMissions };
}
