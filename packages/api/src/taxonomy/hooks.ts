import useSWR from "swr";

/** The services that a few words ask for, likeliest first; nothing is asked of a server. The search comes with the first words. */
export function useServicesFor(words: string) {
  return useSWR(
    words.trim() === "" ? null : ["services", words.trim()],
    async ([, asked]: readonly [string, string]) => (await import("./find-services.ts")).findServices(asked),
    { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
