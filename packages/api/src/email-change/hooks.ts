import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { emailChangeClient } from "./client.ts";
import { emailChangeRoutes } from "./routes.ts";

/** The change of address that waits, if there is one. */
export function useEmailChange() {
  const client = emailChangeClient(useApi());
  return useSWR(readingKey(emailChangeRoutes.standing), () => client.standing());
}
