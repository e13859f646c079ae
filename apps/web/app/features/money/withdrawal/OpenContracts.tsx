import { useOpenContracts } from "@jobami/api/withdrawals/hooks";
import type { BoughtKind } from "@jobami/api/withdrawals/routes";
import { Banner } from "@jobami/ui/Banner";
import { withdrawalPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { contractText, copy, untilText } from "./copy.ts";

/** What of a kind was bought and may still be withdrawn from: each with the way there, through all fourteen days. */
export function OpenContracts({ kind }: { kind: BoughtKind }) {
  const { data } = useOpenContracts();
  const open = (data?.data ?? []).filter((one) => one.kind === kind && one.withdrawnAt === null);
  return open.map((contract) => (
    <Banner
      key={contract.reference}
      title={contractText(contract)}
      action={
        <LinkButton
          variant="secondary"
          to={`${withdrawalPath}?contrat=${contract.reference}`}
          aria-label={`${copy.here}\u00a0: ${contractText(contract)}`}
        >
          {copy.here}
        </LinkButton>
      }
    >
      {untilText(contract)}
    </Banner>
  ));
}
