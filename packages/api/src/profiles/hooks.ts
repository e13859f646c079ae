import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { profilesClient } from "./client.ts";
import { profilesRoutes } from "./routes.ts";

/** The profile of the signed-in person. */
export function useOwnProfile() {
  const client = profilesClient(useApi());
  return useSWR(readingKey(profilesRoutes.own), () => client.own());
}

/** A profile as others see it, by the name in its address, with a page of its reviews; another page stands once it is read. */
export function useSeenProfile(slug: string, reviewsPage = 1) {
  const client = profilesClient(useApi());
  const query = reviewsPage === 1 ? {} : { reviews_page: reviewsPage };
  return useSWR(
    readingKey(profilesRoutes.bySlug, { slug }, query),
    async () => (await client.bySlug({ params: { slug }, query })).profil.data,
    { keepPreviousData: true },
  );
}

/** A profile as others see it, by the id of the person. */
export function useProfileOf(id: string) {
  const client = profilesClient(useApi());
  return useSWR(
    readingKey(profilesRoutes.byId, { id }),
    async () => (await client.byId({ params: { id } })).profil.data,
  );
}

/** The name in the address of a person’s profile; undefined for whom no one may see. Nothing is asked about no one. */
export function useProfileSlug(id: string | null) {
  const client = profilesClient(useApi());
  return useSWR(
    id === null ? null : readingKey(profilesRoutes.slugOf, { id }),
    async () => (await client.slugOf({ params: { id: id ?? "" } })).slug,
  );
}
