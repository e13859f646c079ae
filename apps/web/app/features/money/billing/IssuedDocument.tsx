import type { BillingDocument } from "@jobami/api/billing/contract";
import { keepDocument } from "@jobami/api/billing/hooks";
import { billingRoutes } from "@jobami/api/billing/routes";
import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, link, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Printer } from "lucide-react";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useWholeAddress } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useCopy } from "../../../platform/share/index.ts";
import { type DocumentDeed, deedMachine } from "./billing.actors.ts";
import * as css from "./billing.css.ts";
import { actCopy as copy, dayText, euros, meansLabels, typeCopy } from "./copy.ts";
import { DocumentSheet } from "./DocumentSheet.tsx";
import { PayDialog } from "./PayDialog.tsx";
import { documentPath, sharedPath } from "./where.ts";

/** An issued document: the sheet, what can be done now, and what became of it. */
export function IssuedDocument({ document }: { document: BillingDocument }) {
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <DocumentSheet of={document} />
      <Stack as="aside" gap={6} className={css.aside} data-print="hidden" aria-label={copy.acts}>
        <Acts document={document} />
        <Share document={document} />
        <Followed document={document} />
      </Stack>
    </Columns>
  );
}

function Acts({ document }: { document: BillingDocument }) {
  const { id, type, mayAct, sentAt } = document;
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isPaying, setPaying] = useState(false);
  const [deed, setDeed] = useState<DocumentDeed["act"] | null>(null);
  const [machine] = useState(() => deedMachine(api, id));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepDocument(readings, answer);
      setPaying(false);
      if (answer.id !== id) void navigate(documentPath(answer.id));
      else notify({ kind: "success", title: deed === "pay" ? copy.paid : copy.sent });
    },
    // Something happened to it meanwhile: the page shows what.
    "submission.refused": () => readings.readAgain(billingRoutes.one, { id }),
  });
  const act = (wanted: DocumentDeed) => {
    setDeed(wanted.act);
    submit(wanted);
  };
  const pending = (wanted: DocumentDeed["act"]) => ({
    isPending: isSending && deed === wanted,
    isResting: isSending,
    pendingLabel: copy.working,
  });
  const may = (wanted: BillingDocument["mayAct"][number]) => mayAct.includes(wanted);
  return (
    <Stack gap={3}>
      {problem !== null && !isPaying && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {may("invoice") && (
        <Button {...pending("derive")} onClick={() => act({ act: "derive", type: "facture" })}>
          {copy.invoice}
        </Button>
      )}
      {may("pay") && (
        <Button
          isResting={isSending}
          onClick={() => {
            edit();
            setPaying(true);
          }}
        >
          {copy.pay}
        </Button>
      )}
      {may("send") && (
        <Button
          variant={may("invoice") || may("pay") ? "secondary" : "primary"}
          {...pending("send")}
          onClick={() => act({ act: "send" })}
        >
          {sentAt === null ? copy.send : copy.sendAgain}
        </Button>
      )}
      <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
        {copy.print}
      </Button>
      {may("credit") && (
        <Button variant="ghost" {...pending("derive")} onClick={() => act({ act: "derive", type: "avoir" })}>
          {copy.credit}
        </Button>
      )}
      {type === "facture" && (
        <PayDialog
          isOpen={isPaying}
          isSending={isSending}
          problem={isPaying ? problem : null}
          notedOn={document.noted?.on ?? null}
          onPay={(paid) => act({ act: "pay", paid })}
          onClose={() => setPaying(false)}
        />
      )}
    </Stack>
  );
}

/** The link of a document: until when it is open, closed and opened again. */
function Share({ document }: { document: BillingDocument }) {
  const { id, type, publicId, linkUntil } = document;
  const api = useApi();
  const clock = useClock();
  const readings = useReadings();
  const [machine] = useState(() => deedMachine(api, id));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => keepDocument(readings, answer),
  });
  if (publicId === null || linkUntil === null) return null;
  const isOpen = Date.parse(linkUntil) > clock.now();
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      {isOpen ? (
        <SharedLink path={sharedPath(type, publicId)} until={linkUntil} />
      ) : (
        <p className={text.soft}>{copy.linkClosed}</p>
      )}
      <Button
        variant="ghost"
        size="small"
        isPending={isSending}
        pendingLabel={copy.working}
        onClick={() => submit({ act: "link", isOpen: !isOpen })}
      >
        {isOpen ? copy.closeLink : copy.openLink}
      </Button>
    </Stack>
  );
}

function SharedLink({ path, until }: { path: string; until: string }) {
  const copyText = useCopy(copy);
  const address = useWholeAddress(path);
  return (
    <Stack gap={2}>
      <TextField
        label={copy.link}
        help={copy.linkHelp(dayText(until.slice(0, 10)))}
        isReadOnly
        translate="no"
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" size="small" onClick={() => copyText(address)}>
        {copy.copy}
      </Button>
    </Stack>
  );
}

function Followed({ document }: { document: BillingDocument }) {
  const { sentAt, acceptedName, refusedAt, refusedReason, paidOn, paidBy, creditedCents, related } = document;
  const { status, fact, totalCents, type } = document;
  const isDue = type === "facture" && status === "émis" && fact === null;
  const entries = [
    ...(sentAt === null ? [] : [{ term: copy.sentAt, details: <RelativeTime instant={sentAt} /> }]),
    ...(acceptedName === null ? [] : [{ term: copy.acceptedBy, details: displayText(acceptedName) }]),
    ...(refusedAt === null
      ? []
      : [{ term: copy.refused, details: displayText(refusedReason) || copy.noReason }]),
    ...(paidOn === null
      ? []
      : [
          {
            term: copy.paidThe,
            details: [dayText(paidOn), ...(paidBy === null ? [] : [meansLabels[paidBy]])].join(" · "),
          },
        ]),
    ...(creditedCents === 0 ? [] : [{ term: copy.credited, details: euros(creditedCents) }]),
    ...(isDue ? [{ term: copy.left, details: euros(totalCents - creditedCents) }] : []),
    ...(related.length === 0
      ? []
      : [
          {
            term: copy.related,
            details: (
              <Stack gap={1}>
                {related.map((one) => (
                  <Link key={one.id} className={link} to={documentPath(one.id)}>
                    {one.number ?? typeCopy[one.type].draft}
                  </Link>
                ))}
              </Stack>
            ),
          },
        ]),
  ];
  if (entries.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="followed">
      <h2 id="followed" className={heading[3]}>
        {copy.state}
      </h2>
      <DescriptionList entries={entries} />
    </Stack>
  );
}
