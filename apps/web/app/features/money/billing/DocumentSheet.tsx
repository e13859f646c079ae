import type { DocumentLine, DocumentSheet as Sheet } from "@jobami/api/billing/contract";
import { spacedIban } from "@jobami/api/billing/iban";
import { lineNet, type Totals } from "@jobami/api/billing/totals";
import { displayText } from "@jobami/api/http/display-text";
import { type Column, DataTable } from "@jobami/ui/DataTable";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import * as css from "./billing.css.ts";
import {
  sheetCopy as copy,
  dayText,
  euros,
  percentText,
  quantityText,
  rateLabels,
  typeCopy,
} from "./copy.ts";

interface PlacedLine extends DocumentLine {
  at: number;
}

const start: readonly Column<PlacedLine>[] = [
  {
    id: "label",
    header: "Désignation",
    isRowHeader: true,
    cell: ({ label }) => <span className={css.wordBreak}>{displayText(label)}</span>,
  },
  {
    id: "quantity",
    header: "Quantité",
    align: "end",
    cell: ({ quantity, unit }) => quantityText(quantity ?? 0, displayText(unit)),
  },
  { id: "price", header: "Prix HT", align: "end", cell: ({ unitCents }) => euros(unitCents ?? 0) },
];
const rate: Column<PlacedLine> = {
  id: "vat",
  header: "TVA",
  align: "end",
  cell: ({ vat }) => rateLabels[vat],
};
const discount: Column<PlacedLine> = {
  id: "discount",
  header: "Remise",
  align: "end",
  cell: (line) => (line.discount === 0 ? "–" : percentText(line.discount)),
};
const amount: Column<PlacedLine> = {
  id: "amount",
  header: copy.amount,
  align: "end",
  cell: (line) => euros(lineNet(line)),
};

interface DocumentSheetProps {
  of: Sheet;
  /** Sold to a consumer who has paid: nothing is stated of delays between businesses. */
  isPaidSale?: boolean;
}

/** A document as it stands on paper: who, to whom, what, how much, and what the law wants stated. */
export function DocumentSheet({ of, isPaidSale = false }: DocumentSheetProps) {
  const { type, number, issuedOn, endsOn, servedOn, issuer, client, subject, note, lines, sourceNumber } = of;
  const isFranchise = issuer.vatRegime === "franchise";
  const columns = [
    ...start,
    ...(isFranchise ? [] : [rate]),
    ...(lines.some((line) => line.discount > 0) ? [discount] : []),
    amount,
  ];
  return (
    <article className={css.sheet} aria-label={`${typeCopy[type].one} ${number ?? ""}`.trim()}>
      <Stack gap={6}>
        <Columns ratio="1:1" from="tablet" gap={6} align="start">
          <Stack gap={1}>
            <p className={`${text.strong} ${css.wordBreak}`}>{displayText(issuer.legalName)}</p>
            <p className={css.typed}>{displayText(issuer.address)}</p>
            {issuer.siret !== "" && (
              <p>
                {copy.siret} {issuer.siret}
              </p>
            )}
            {issuer.vatNumber !== "" && (
              <p>
                {copy.vatNumber} {issuer.vatNumber}
              </p>
            )}
          </Stack>
          <Stack gap={1}>
            <h2 className={`${heading[3]} ${css.onScreen}`}>
              {typeCopy[type].one} {number}
            </h2>
            {issuedOn !== null && (
              <p>
                {copy.date} {dayText(issuedOn)}
              </p>
            )}
            {servedOn !== null && (
              <p>
                {copy.served} {dayText(servedOn)}
              </p>
            )}
            {sourceNumber !== null && copy.source[type] !== "" && (
              <p>
                {copy.source[type]}
                {sourceNumber}
              </p>
            )}
          </Stack>
        </Columns>
        <Stack gap={1}>
          <p className={text.overline}>{copy.to}</p>
          <p className={`${text.strong} ${css.wordBreak}`}>{displayText(client.name)}</p>
          <p className={css.typed}>{displayText(client.address)}</p>
        </Stack>
        {subject !== "" && <p className={`${heading[4]} ${css.wordBreak}`}>{displayText(subject)}</p>}
        <DataTable
          caption={copy.table}
          isCaptionHidden
          columns={columns}
          rows={lines.map((line, at) => ({ ...line, at }))}
          getKey={({ at }) => String(at)}
          empty={null}
        />
        <Sums totals={of.totals} isFranchise={isFranchise} isPaidSale={isPaidSale} />
        {note !== "" && <p className={css.typed}>{displayText(note)}</p>}
        <Mentions of={of} isFranchise={isFranchise} endsOn={endsOn} isPaidSale={isPaidSale} />
      </Stack>
    </article>
  );
}

interface SumsProps {
  totals: Totals;
  isFranchise: boolean;
  isPaidSale?: boolean;
}

/** What it comes to, with VAT by rate. */
export function Sums({ totals, isFranchise, isPaidSale = false }: SumsProps) {
  const due = isPaidSale ? copy.totalPaid : copy.totalFranchise;
  return (
    <dl className={css.totals}>
      {!isFranchise && (
        <>
          <dt>{copy.net}</dt>
          <dd className={css.figure}>{euros(totals.net)}</dd>
          {totals.shares.map(({ rate: of, base, vat }) => (
            <Share key={of} label={`${copy.vat} ${rateLabels[of]} sur ${euros(base)}`} cents={vat} />
          ))}
        </>
      )}
      <dt className={css.grand}>{isFranchise ? due : copy.total}</dt>
      <dd className={`${css.figure} ${css.grand}`}>{euros(totals.total)}</dd>
    </dl>
  );
}

function Share({ label, cents }: { label: string; cents: number }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className={css.figure}>{euros(cents)}</dd>
    </>
  );
}

interface MentionsProps {
  of: Sheet;
  isFranchise: boolean;
  endsOn: string | null;
  isPaidSale: boolean;
}

function Mentions({ of, isFranchise, endsOn, isPaidSale }: MentionsProps) {
  const { type, issuer, acceptedName, acceptedAt, paidOn } = of;
  const isInvoice = type === "facture" && !isPaidSale;
  const isDue = type !== "facture" || paidOn === null;
  const mentions = [
    isFranchise && copy.franchise,
    isInvoice && paidOn !== null && `${copy.paid} ${dayText(paidOn)}.`,
    isDue &&
      endsOn !== null &&
      type !== "avoir" &&
      `${type === "facture" ? copy.due : copy.valid} ${dayText(endsOn)}.`,
    isInvoice && copy.noDiscount,
    isInvoice && issuer.penalty !== "" && `${copy.penalty}${displayText(issuer.penalty)}`,
    isInvoice && copy.indemnity,
    isInvoice && issuer.iban !== "" && `${copy.iban}${spacedIban(issuer.iban)}`,
    acceptedName !== null &&
      acceptedAt !== null &&
      `${copy.accepted(displayText(acceptedName))}, le ${dayText(acceptedAt.slice(0, 10))}.`,
    issuer.footer !== "" && displayText(issuer.footer),
  ].filter((one) => one !== false);
  return (
    <Stack as="section" gap={1} className={css.legal} aria-label={copy.legal}>
      {mentions.map((one) => (
        <p key={one} className={css.typed}>
          {one}
        </p>
      ))}
    </Stack>
  );
}
