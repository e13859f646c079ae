/** Forgets everything that was read for a person, also what no one has taken yet, when their session ends. Loaded only then: visitors read nothing. */
export async function forgetReadings(): Promise<void> {
  const { unload } = await import("swr");
  unload({ revalidate: false });
}
