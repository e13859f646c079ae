import type { healthContract } from "@jobami/api/health/contract";
import { domains } from "../domains.ts";
import { type Arrange, type Samples, visitor } from "../testing/samples.ts";

const health: Samples<typeof healthContract> = { health: visitor(), openapi: visitor() };

/** The samples that a domain brings beside its public API. */
async function samplesOf(name: string): Promise<[domain: string, samples: Record<string, Arrange>]> {
  const { samples } = await import(`../domains/${name}/${name}.samples.ts`);
  return [name, samples];
}

const parts = [
  ["health", health] as const,
  ...(await Promise.all(domains.map(({ name }) => samplesOf(name)))),
];

/** A call that goes through for every endpoint of the contract, by `domain.call`; a test fails when one is missing. */
export const samples: Readonly<Record<string, Arrange>> = Object.fromEntries(
  parts.flatMap(([domain, calls]) =>
    Object.entries<Arrange>(calls).map(([name, arrange]) => [`${domain}.${name}`, arrange]),
  ),
);
