import { createApi } from "@jobami/api/http/client";
import { ApiError } from "@jobami/api/http/errors";
import { withdrawalsClient } from "@jobami/api/withdrawals/client";
import type { OpenContract } from "@jobami/api/withdrawals/contract";
import type { LoaderFunctionArgs } from "react-router";
import { systemClock } from "../../../platform/clock/index.ts";
import { pageContext } from "../../../platform/page/index.ts";

/** What whoever is signed in may withdraw from, and the contract that the address names; nothing for a visitor. */
export async function withdrawalLoader({
  url,
  context,
}: LoaderFunctionArgs): Promise<{ contracts: OpenContract[]; asked: string }> {
  const asked = (url.searchParams.get("contrat") ?? "").replaceAll(/[^0-9A-Za-z-]/g, "").slice(0, 20);
  const { fetch, facts } = context.get(pageContext);
  if (facts.user === null) return { contracts: [], asked };
  const client = withdrawalsClient(createApi({ fetch, readCookies: () => "", now: systemClock.now }));
  const contracts = await client.contracts().then(
    ({ data }) => data.filter(({ withdrawnAt }) => withdrawnAt === null),
    (error: unknown) => {
      // Without the list a contract is named by its reference.
      if (error instanceof ApiError) return [];
      throw error;
    },
  );
  return { contracts, asked };
}
