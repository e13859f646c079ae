import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { Ticket } from "@jobami/api/support/contract";
import { keepTicket, useSupportReplies } from "@jobami/api/support/hooks";
import { supportRoutes, ticketFile, ticketLength } from "@jobami/api/support/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { copy } from "./copy.ts";
import { actMachine } from "./support.actors.ts";
import { typedRecord } from "./typed-record.ts";

/** Writes into a ticket, or ends it: what its reader may do now, and nothing else. */
export function AnswerForm({ ticket }: { ticket: Ticket }) {
  // What was sent empties the form with its files: it begins anew.
  const [round, setRound] = useState(0);
  if (ticket.mayAct.length === 0) return <p className={text.soft}>{copy.isOver}</p>;
  return <Answer key={round} ticket={ticket} onSent={() => setRound(round + 1)} />;
}

function Answer({ ticket, onSent }: { ticket: Ticket; onSent: () => void }) {
  const { id, mayAct, status } = ticket;
  const isStaff = ticket.filing !== null;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const record = typedRecord(id);
  const [draftText, setDraftText] = useState("");
  const [isNote, setNote] = useState(false);
  const joined = useJoinedFiles(ticketFile);
  const [machine] = useState(() => actMachine(api, id));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      record.keep({});
      keepTicket(readings, answer);
      notify({ kind: "success", title: answer.status === "resolved" ? copy.resolved : copy.sent });
      onSent();
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(supportRoutes.one, { id }),
  });
  // What was written in this tab before a reload comes back.
  useEffect(() => {
    const { words: before = "" } = typedRecord(id).read();
    setDraftText((now) => now || before);
  }, [id]);
  function type(value: string): void {
    setDraftText(value);
    record.keep({ words: value });
    edit();
  }
  function send(): void {
    const files = joined.take();
    if (files !== null) submit({ act: isNote ? "note" : "say", words: draftText, files });
  }
  return (
    <Stack as={Form} gap={4} aria-label={copy.answer} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      {status === "resolved" && <p className={text.soft}>{copy.reopen}</p>}
      {isStaff && (
        <RadioGroup
          label={copy.kindOfText}
          name="kind-of-words"
          options={[
            { value: "say", label: copy.toRequester },
            { value: "note", label: copy.toStaff, help: copy.noteHelp },
          ]}
          value={isNote ? "note" : "say"}
          onChange={({ currentTarget: { value } }) => setNote(value === "note")}
        />
      )}
      {isStaff && !isNote && (
        <Templates onChoose={(chosen) => type(draftText === "" ? chosen : `${draftText}\n${chosen}`)} />
      )}
      <TextArea
        label={isNote ? copy.note : copy.answer}
        isRequired
        rows={5}
        maxCharacters={ticketLength.max}
        error={problem?.fields.find(({ path }) => path === "words")?.message}
        value={draftText}
        onChange={({ currentTarget: { value } }) => type(value)}
      />
      <JoinedField
        label={copy.answerFiles}
        error={problem?.fields.find(({ path }) => path.startsWith("files"))?.message}
        joined={joined}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {isNote ? copy.keepNote : copy.send}
        </Button>
        {mayAct.includes("resolve") && !isNote && (
          <Button
            variant="secondary"
            isResting={isSending}
            onClick={() => submit({ act: "resolve", words: draftText, files: [] })}
          >
            {isStaff ? copy.resolveStaff : copy.resolve}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

/** What staff often answers: the one that is chosen goes after what was written. */
function Templates({ onChoose }: { onChoose: (text: string) => void }) {
  const { data } = useSupportReplies();
  if (data === undefined || data.length === 0) return null;
  return (
    <Select
      label={copy.template}
      placeholder={copy.chooseTemplate}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={null}
      onChange={(chosen) => {
        const reply = data.find(({ id }) => id === chosen);
        if (reply !== undefined) onChoose(reply.text);
      }}
    />
  );
}
