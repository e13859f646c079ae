/** Forgets everything that was read for a person, when their session ends. Loaded only then: visitors read nothing. */
export async function forgetReadings(): Promise<void> {
  const { mutate } = await import("swr");
  await mutate(() => true, undefined, { revalidate: false });
}
