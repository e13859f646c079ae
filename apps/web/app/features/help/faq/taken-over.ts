let section: Promise<typeof import("./FaqSection.tsx")> | undefined;

/** The help section of the landing page, taken over once it is wanted; whoever has loaded it before does not wait once more. */
export async function loadFaqSection() {
  section ??= import("./FaqSection.tsx");
  return { default: (await section).FaqSection };
}
