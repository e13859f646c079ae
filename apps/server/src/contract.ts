import { healthContract } from "@jobami/api/health/contract";
import type { Endpoint } from "@jobami/api/http/contract";
import { domains } from "./domains.ts";

const parts = [{ name: "health", contract: healthContract }, ...domains];

/** The whole contract: every endpoint by `domain.call`. */
export const contract: ReadonlyMap<string, Endpoint> = new Map(
  parts.flatMap(({ name: domain, contract: endpoints }) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [`${domain}.${name}`, endpoint]),
  ),
);
