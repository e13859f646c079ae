import type { IssuedCompanyInvoice } from "@jobami/api/company-invoices/contract";
import { issuedInvoicePages } from "@jobami/api/company-invoices/hooks";
import { companyInvoicesExportPath } from "@jobami/api/company-invoices/routes";
import { displayText } from "@jobami/api/http/display-text";
import { dayInFrance } from "@jobami/api/missions/days";
import { buttonStyle } from "@jobami/ui/Button";
import { ListRow } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { Download } from "lucide-react";
import { useSearchParams } from "react-router";
import { subscriptionRevenuePath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useKeyedList } from "../../../platform/lists/index.ts";
import { companyInvoiceTitle } from "../../money/company-invoices/index.ts";
import { listAddress, readPlace, StaffList } from "../frame/index.ts";
import { revenueCopy as copy, euros } from "./copy.ts";

/** What the company issued, the newest first, and a year of it as a file. */
export function IssuedPart() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(issuedInvoicePages, { filter: {}, cursor });
  const year = Number(dayInFrance(useClock().now()).slice(0, 4));
  return (
    <Stack as="section" gap={4} aria-labelledby="issued-invoices">
      <Inline gap={4} align="center" justify="between">
        <h2 id="issued-invoices" className={heading[3]}>
          {copy.issued}
        </h2>
        <a
          href={`${companyInvoicesExportPath}?annee=${year}`}
          download
          className={buttonStyle({ variant: "secondary" })}
        >
          <Download size={18} strokeWidth={1.75} />
          {copy.exportYear(year)}
        </a>
      </Inline>
      <StaffList
        label={copy.issued}
        list={list}
        noun={copy.issuedNoun}
        getKey={({ id }) => id}
        renderItem={(invoice) => <Row invoice={invoice} />}
        empty={<p className={text.soft}>{copy.noneIssued}</p>}
        cursor={cursor}
        pathOf={(place) => listAddress(subscriptionRevenuePath, [], place)}
      />
    </Stack>
  );
}

function Row({ invoice }: { invoice: IssuedCompanyInvoice }) {
  const { type, clientName, label, totalCents, vatCents } = invoice;
  // What is given back is taken off; nothing has no sign.
  const signed = (cents: number) => euros(type === "avoir" && cents > 0 ? -cents : cents);
  return (
    <ListRow
      title={<h3 className={heading[4]}>{companyInvoiceTitle(invoice)}</h3>}
      detail={[displayText(clientName), label].join(" · ")}
      figure={signed(totalCents)}
      state={`${copy.vat}\u00a0: ${signed(vatCents)}`}
    />
  );
}
