import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { authenticatorClient } from "./client.ts";
import { authenticatorRoutes } from "./routes.ts";

/** Which second factors the signed-in person has turned on. */
export function useAuthenticator() {
  const client = authenticatorClient(useApi());
  return useSWR(readingKey(authenticatorRoutes.state), () => client.state());
}
