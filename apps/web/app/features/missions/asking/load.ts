/** How those stand who are asked first, for who asks: few missions have any. */
export async function loadAsksSection() {
  return { default: (await import("./AsksSection.tsx")).AsksSection };
}

/** What is asked of the person, above the mission. */
export async function loadAskedSection() {
  return { default: (await import("./AskedSection.tsx")).AskedSection };
}

/** One mission that the person is asked for first, among what waits for them: few homes have one. */
export async function loadAskedRow() {
  return { default: (await import("./AskedRow.tsx")).AskedRow };
}

/** What a jobbeur is asked for first, above what suits them. */
export async function loadAskedMissions() {
  return { default: (await import("./AskedMissions.tsx")).AskedMissions };
}
