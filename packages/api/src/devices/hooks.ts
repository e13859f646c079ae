import useSWR from "swr";
import { readingKey } from "../http/keys.ts";
import { useApi } from "../http/provider.ts";
import { devicesClient } from "./client.ts";
import { devicesRoutes } from "./routes.ts";

/** Where the signed-in person is signed in. */
export function useDevices() {
  const client = devicesClient(useApi());
  return useSWR(readingKey(devicesRoutes.list), () => client.list());
}
