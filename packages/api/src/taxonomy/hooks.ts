import useSWR from "swr";

/** The services that a few terms ask for, likeliest first; nothing is asked of a server. The search comes with the first terms. */
export function useServicesFor(query: string) {
  return useSWR(
    query.trim() === "" ? null : ["services", query.trim()],
    async ([, asked]: readonly [string, string]) => (await import("./find-services.ts")).findServices(asked),
    { keepPreviousData: true, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
}
