import type { BillingDocument, DocumentDraft, DocumentLine } from "@jobami/api/billing/contract";
import { forgetDocumentLists } from "@jobami/api/billing/hooks";
import {
  billingRoutes,
  maxAddress,
  maxLines,
  maxName,
  maxNote,
  maxSubject,
} from "@jobami/api/billing/routes";
import { totalsOf } from "@jobami/api/billing/totals";
import { hasLeft, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useClients } from "@jobami/api/relations/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DateField } from "@jobami/ui/DateField";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Select } from "@jobami/ui/Select";
import { heading } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { autosaveRecord, SaveState, useAutosave } from "../../../platform/autosave/index.ts";
import { draftMachine, savedDocument } from "./billing.actors.ts";
import * as css from "./billing.css.ts";
import { dayText, editorCopy, euros } from "./copy.ts";
import { Sums } from "./DocumentSheet.tsx";
import { DraftActs, type Missing } from "./DraftActs.tsx";
import { LineFields } from "./LineFields.tsx";

const emptyLine: DocumentLine = {
  label: "",
  quantity: 1000,
  unit: "forfait",
  unitCents: null,
  vat: 0,
  discount: 0,
};

/** A draft: it saves itself as one types, also over a reload; its sums follow. */
export function DraftEditor({ document }: { document: BillingDocument }) {
  const api = useApi();
  const readings = useReadings();
  const { id, type, issuer } = document;
  const [missing, setMissing] = useState<Missing>([]);
  const form = useAutosave<DocumentDraft>({
    record: () => autosaveRecord(`billing:${id}`),
    machine: () =>
      draftMachine(api, id, (saved) => {
        readings.change(billingRoutes.one, { id }, () => ({ success: true, data: saved }));
        forgetDocumentLists(readings);
      }),
    saved: useMemo(() => savedDocument(document), [document]),
  });
  const { draft, change } = form;
  const errorOf = (path: string) => form.errorOf(path) ?? missing.find((one) => one.path === path)?.message;
  const isFranchise = issuer.vatRegime === "franchise";
  const totals = totalsOf(draft.lines, issuer.vatRegime);
  const setLines = (lines: DocumentLine[]) => change({ lines });
  const changeLine = (at: number, part: Partial<DocumentLine>) =>
    setLines(draft.lines.map((line, place) => (place === at ? { ...line, ...part } : line)));
  function moveLine(from: number, to: number): void {
    const lines = [...draft.lines];
    lines.splice(to, 0, ...lines.splice(from, 1));
    setLines(lines);
  }
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <Stack as="section" gap={6} aria-label={editorCopy.form}>
        <SaveState form={form} conflictTitle={editorCopy.changed} />
        <ClientFields draft={draft} errorOf={errorOf} onChange={change} />
        <FormSection title={editorCopy.about}>
          <TextField
            label={editorCopy.subject}
            isOptional
            autoComplete="off"
            maxLength={maxSubject}
            value={draft.subject}
            error={errorOf("subject")}
            onChange={({ currentTarget: { value } }) => change({ subject: value })}
          />
          {type === "facture" && (
            <DateField
              label={editorCopy.servedOn}
              help={editorCopy.servedOnHelp}
              isOptional
              value={draft.servedOn}
              error={errorOf("servedOn")}
              onChange={(servedOn) => change({ servedOn })}
            />
          )}
          {type !== "avoir" && (
            <NumberField
              label={editorCopy.days[type]}
              isRequired
              isRequiredShown
              suffix={editorCopy.daysUnit}
              min={0}
              max={365}
              value={draft.days}
              error={errorOf("days")}
              onChange={(value) => {
                if (value !== null && Number.isInteger(value)) change({ days: value });
              }}
            />
          )}
        </FormSection>
        <Stack as="section" gap={4} aria-labelledby="lines">
          <h2 id="lines" className={heading[3]}>
            {editorCopy.lines}
          </h2>
          {draft.lines.map((line, at) => (
            <LineFields
              // Lines have no ids: a place is what they are known by.
              key={at}
              line={line}
              at={at}
              count={draft.lines.length}
              hasVat={!isFranchise}
              errorOf={(field) => errorOf(`lines.${at}.${field}`)}
              onChange={(part) => changeLine(at, part)}
              onMove={(to) => moveLine(at, to)}
              onRemove={() => setLines(draft.lines.filter((_, place) => place !== at))}
            />
          ))}
          <div>
            <Button
              variant="secondary"
              icon={<Plus />}
              isDisabled={draft.lines.length >= maxLines}
              onClick={() => setLines([...draft.lines, { ...emptyLine, vat: isFranchise ? 0 : 2000 }])}
            >
              {editorCopy.add}
            </Button>
          </div>
        </Stack>
        <TextArea
          label={editorCopy.note}
          isOptional
          rows={4}
          maxCharacters={maxNote}
          value={draft.note}
          error={errorOf("note")}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
      </Stack>
      <Stack as="aside" gap={4} className={css.aside} aria-label={editorCopy.totals}>
        <h2 className={heading[3]}>{editorCopy.totals}</h2>
        <Sums totals={totals} isFranchise={isFranchise} />
        {document.noted !== null && <Noted noted={document.noted} total={totals.total} />}
        <DraftActs document={document} isSaved={form.view.status === "saved"} onMissing={setMissing} />
      </Stack>
    </Columns>
  );
}

/** What was noted to be paid of the mission, and what becomes of it when the invoice is issued. */
function Noted({ noted, total }: { noted: NonNullable<BillingDocument["noted"]>; total: number }) {
  return (
    <Banner title={editorCopy.noted(euros(noted.cents), dayText(noted.on))}>
      {noted.cents >= total ? editorCopy.notedWhole : editorCopy.notedPart}
    </Banner>
  );
}

interface ClientFieldsProps {
  draft: DocumentDraft;
  errorOf: (path: string) => string | undefined;
  onChange: (change: Partial<DocumentDraft>) => void;
}

const anotherClient = "autre";

function ClientFields({ draft, errorOf, onChange }: ClientFieldsProps) {
  const { data: known = [] } = useClients();
  const { client } = draft;
  const change = (part: Partial<DocumentDraft["client"]>) => onChange({ client: { ...client, ...part } });
  // No one is billed under no name: who left is entered by hand.
  const people = known
    .filter(({ person }) => !hasLeft(person))
    .map(({ person }) => ({ value: person.id, label: shortName(person) }));
  return (
    <FormSection title={editorCopy.client}>
      {people.length > 0 && (
        <Select
          label={editorCopy.known}
          help={client.personId === null ? undefined : editorCopy.knownHelp}
          options={[{ value: anotherClient, label: editorCopy.anotherClient }, ...people]}
          value={people.some(({ value }) => value === client.personId) ? client.personId : anotherClient}
          onChange={(value) => {
            const person = people.find((one) => one.value === value);
            change(
              person === undefined ? { personId: null } : { personId: person.value, name: person.label },
            );
          }}
        />
      )}
      <TextField
        label={editorCopy.name}
        isRequired
        isRequiredShown
        autoComplete="off"
        maxLength={maxName}
        value={client.name}
        error={errorOf("client.name")}
        onChange={({ currentTarget: { value } }) => change({ name: value })}
      />
      <TextArea
        label={editorCopy.address}
        isRequired
        isRequiredShown
        rows={3}
        maxCharacters={maxAddress}
        value={client.address}
        error={errorOf("client.address")}
        onChange={({ currentTarget: { value } }) => change({ address: value })}
      />
      <TextField
        label={editorCopy.email}
        help={editorCopy.emailHelp}
        type="email"
        isOptional
        autoComplete="off"
        maxLength={254}
        value={client.email}
        error={errorOf("client.email")}
        onChange={({ currentTarget: { value } }) => change({ email: value })}
      />
    </FormSection>
  );
}
