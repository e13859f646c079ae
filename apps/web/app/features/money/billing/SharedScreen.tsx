import type { SeenDocument } from "@jobami/api/billing/contract";
import { keepSeenDocument, useSeenDocument } from "@jobami/api/billing/hooks";
import { billingRoutes, maxName, maxReason } from "@jobami/api/billing/routes";
import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Container } from "@jobami/ui/Container";
import { Disclosure } from "@jobami/ui/Disclosure";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { Printer } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { receivedDocumentsPath, sharedDocumentLabel } from "../../../generated/paths.ts";
import { loginFrom } from "../../../paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { useCopy } from "../../../platform/share/index.ts";
import { answeringMachine } from "./billing.actors.ts";
import * as css from "./billing.css.ts";
import { actCopy, sharedCopy as copy, dayText, euros, typeCopy } from "./copy.ts";
import { DocumentSheet } from "./DocumentSheet.tsx";

interface SharedScreenProps {
  quoteId: string;
  /** What the mailed link holds; empty without. */
  answerKey: string;
}

/** /quote-acceptance/{quoteId} and /document/{quoteId}: a document for whoever has its link, and the answer to a quote [INV-01, INV-02]. */
export function SharedScreen({ quoteId, answerKey }: SharedScreenProps) {
  const reading = useSeenDocument(quoteId, answerKey);
  const { data, error } = reading;
  const seen = data?.data;
  const title = seen === undefined ? null : `${typeCopy[seen.type].one} ${seen.number}`;
  useAwaitedTitle(reading);
  usePageTitle(title ?? sharedDocumentLabel);
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <Container>
        <EmptyState title={copy.unknown} headingLevel={1}>
          {copy.unknownDetail}
        </EmptyState>
      </Container>
    );
  if (error instanceof ApiError && error.code === "LINK_ENDED")
    return (
      <Container>
        <EmptyState title={copy.ended} headingLevel={1}>
          {error.message}
        </EmptyState>
      </Container>
    );
  return (
    <Container>
      <Stack gap={6} className={css.alone}>
        <Inline gap={4} align="center" justify="between">
          <h1 className={heading[2]}>{title ?? copy.loading}</h1>
          {seen !== undefined && (
            <div data-print="hidden">
              <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
                {actCopy.print}
              </Button>
            </div>
          )}
        </Inline>
        <Reading of={reading} failed={copy.failed} showsStale>
          {({ data: document }) => (
            <>
              <State document={document} />
              <DocumentSheet of={document} />
              <Inline gap={3} data-print="hidden">
                <CopyIban document={document} />
                {document.isReceived && (
                  <LinkButton variant="secondary" to={receivedDocumentsPath}>
                    {copy.toReceived}
                  </LinkButton>
                )}
              </Inline>
              {document.mayAnswer && <Answer quoteId={quoteId} answerKey={answerKey} />}
            </>
          )}
        </Reading>
      </Stack>
    </Container>
  );
}

/** What a transfer is typed with, while something is left to pay. */
function CopyIban({ document: { type, status, fact, issuer } }: { document: SeenDocument }) {
  const copyText = useCopy(copy);
  if (type !== "facture" || status !== "émis" || fact !== null || issuer.iban === "") return null;
  return (
    <Button variant="secondary" onClick={() => copyText(issuer.iban)}>
      {copy.copyIban}
    </Button>
  );
}

/** How the quote stands, where it waits for no answer; what is left to pay of an invoice that was credited. */
function State({ document }: { document: SeenDocument }) {
  const { type, status, fact, mayAnswer, asksWho, acceptedName, acceptedAt } = document;
  const here = useLocation();
  if (type === "facture" && status === "émis" && fact === null && document.creditedCents > 0)
    return (
      <div data-print="hidden">
        <Banner title={copy.left(euros(document.totals.total - document.creditedCents))}>
          {copy.leftDetail(euros(document.creditedCents))}
        </Banner>
      </div>
    );
  if (type !== "devis" || mayAnswer) return null;
  if (asksWho)
    return (
      <div data-print="hidden">
        <Banner title={copy.who}>
          <Stack gap={3} align="start">
            <span>{copy.whoDetail}</span>
            <LinkButton to={loginFrom(here.pathname)} variant="secondary">
              {copy.signIn}
            </LinkButton>
          </Stack>
        </Banner>
      </div>
    );
  return (
    <div data-print="hidden" role="status">
      {status === "accepté" ? (
        <Banner tone="success" title={copy.accepted}>
          {acceptedName !== null &&
            acceptedAt !== null &&
            copy.acceptedDetail(displayText(acceptedName), dayText(acceptedAt.slice(0, 10)))}
        </Banner>
      ) : fact === "refused" ? (
        <Banner title={copy.refused}>{copy.refusedDetail}</Banner>
      ) : fact === "expired" ? (
        <Banner tone="warning" title={copy.expired}>
          {copy.expiredDetail}
        </Banner>
      ) : (
        <Banner title={copy.own}>{copy.ownDetail}</Banner>
      )}
    </div>
  );
}

function Answer({ quoteId, answerKey: key }: SharedScreenProps) {
  const api = useApi();
  const readings = useReadings();
  const [name, setName] = useState("");
  const [agrees, setAgrees] = useState(false);
  const [reason, setReason] = useState("");
  const [given, setGiven] = useState<"accept" | "refuse">("accept");
  const [machine] = useState(() => answeringMachine(api, quoteId));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => keepSeenDocument(readings, quoteId, answer),
    // A person answered meanwhile, or its last day is past: the page states it.
    "submission.refused": () => readings.readAgain(billingRoutes.seen, { quoteId }),
  });
  const errorOf = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  function send(answer: "accept" | "refuse"): void {
    setGiven(answer);
    submit(answer === "accept" ? { answer, name, agrees, key } : { answer, reason, key });
  }
  const pending = (answer: "accept" | "refuse") => ({
    isPending: isSending && given === answer,
    isResting: isSending,
    pendingLabel: copy.accepting,
  });
  return (
    <Card element="section" aria-labelledby="answer" data-print="hidden">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="answer" className={heading[3]}>
            {copy.answer}
          </h2>
          <p className={text.soft}>{copy.lead}</p>
        </Stack>
        {problem !== null && problem.fields.length === 0 && (
          <Banner tone="danger" announce="assertive" title={problemText(problem)} />
        )}
        <Stack as={Form} gap={4} aria-label={copy.accept} onSubmit={() => send("accept")}>
          <TextField
            label={copy.name}
            isRequired
            autoComplete="name"
            maxLength={maxName}
            value={name}
            error={errorOf("name")}
            onChange={({ currentTarget: { value } }) => {
              setName(value);
              edit();
            }}
          />
          <Checkbox
            label={copy.agrees}
            checked={agrees}
            error={errorOf("agrees")}
            onChange={({ currentTarget: { checked } }) => {
              setAgrees(checked);
              edit();
            }}
          />
          <Inline gap={3}>
            <Button type="submit" {...pending("accept")}>
              {copy.accept}
            </Button>
          </Inline>
        </Stack>
        <Disclosure summary={copy.refuse}>
          <Stack as={Form} gap={4} aria-label={copy.refuse} onSubmit={() => send("refuse")}>
            <TextArea
              label={copy.reason}
              isOptional
              rows={3}
              maxCharacters={maxReason}
              value={reason}
              error={errorOf("reason")}
              onChange={({ currentTarget: { value } }) => {
                setReason(value);
                edit();
              }}
            />
            <Inline gap={3}>
              <Button type="submit" variant="secondary" {...pending("refuse")}>
                {copy.confirmRefusal}
              </Button>
            </Inline>
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}
