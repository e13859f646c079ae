import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { keepTicket } from "@jobami/api/support/hooks";
import { type TicketKind, ticketFile } from "@jobami/api/support/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { AskedAbout } from "../../../entities/ticket/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { JoinedField, useJoinedFiles } from "../../talk/files/index.ts";
import { aboutCopy, copy, kindCopy } from "./copy.ts";
import { SupportPage } from "./SupportPage.tsx";
import { askingMachine } from "./support.actors.ts";
import { chosenCategory, TicketFields, type TypedTicket } from "./TicketFields.tsx";
import { typedRecord } from "./typed-record.ts";
import { listPath, type SupportArea, ticketPath } from "./where.ts";

interface NewTicketScreenProps {
  area: SupportArea;
  kind: TicketKind;
  /** The page that does not work, where the address states it. */
  page?: string;
  /** What it is about, where the address states it [POL-16, POL-17]. */
  about?: AskedAbout | null;
}

/** /dashboard/support/new and /dashboard/bug-reports/nouveau: asks staff, or reports what does not work [SUPP-06, SUPP-15]. */
export function NewTicketScreen({ area, kind, page = "", about = null }: NewTicketScreenProps) {
  const { title } = about === null ? kindCopy[kind] : aboutCopy[about];
  return (
    <SupportPage area={area} title={title}>
      <NewTicketForm key={about} area={area} kind={kind} page={page} about={about} />
    </SupportPage>
  );
}

function NewTicketForm({ area, kind, page, about }: Required<NewTicketScreenProps>) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const drafted = about === null ? `new:${kind}` : `new:${about}`;
  const record = typedRecord(drafted);
  const asked = about === null ? kindCopy[kind] : aboutCopy[about];
  const lead = about === null ? kindCopy[kind].formLead : aboutCopy[about].lead;
  const empty: TypedTicket = {
    category: about ?? (kind === "bug" ? "technical" : ""),
    subject: "",
    words: "",
    page,
  };
  const [typed, setTyped] = useState(empty);
  const [isTried, setTried] = useState(false);
  const joined = useJoinedFiles(ticketFile);
  const [machine] = useState(() => askingMachine(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      record.keep({});
      keepTicket(readings, answer);
      notify({ kind: "success", title: copy.sent });
      void navigate(ticketPath(area === "admin" ? "member" : area, answer), { replace: true });
    },
  });
  // What was written in this tab before a reload comes back.
  useEffect(() => {
    const {
      subject = "",
      words: draftText = "",
      category = "",
      page: where = "",
    } = typedRecord(drafted).read();
    setTyped((now) => ({
      category: category || now.category,
      subject: subject || now.subject,
      words: draftText || now.words,
      page: where || now.page,
    }));
  }, [drafted]);
  const refused = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  function send(): void {
    setTried(true);
    const category = chosenCategory(typed);
    const files = joined.take();
    if (category !== null && files !== null) submit({ ...typed, kind, category, files });
  }
  return (
    <Stack as={Form} gap={5} aria-label={asked.title} onSubmit={send}>
      <p className={text.soft}>{lead}</p>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TicketFields
        kind={kind}
        textHelp={asked.textHelp}
        typed={typed}
        errorOf={(field) =>
          field === "category" && isTried && typed.category === "" ? copy.chooseCategory : refused(field)
        }
        onType={(change) => {
          const next = { ...typed, ...change };
          setTyped(next);
          record.keep({ subject: next.subject, words: next.words, category: next.category, page: next.page });
          edit();
        }}
      />
      <JoinedField
        label={copy.files}
        help={copy.filesHelp}
        error={problem?.fields.find(({ path }) => path.startsWith("files"))?.message}
        joined={joined}
      />
      {kind === "bug" && <p className={text.small}>{copy.browserHelp}</p>}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.sending}>
          {copy.send}
        </Button>
        <LinkButton variant="secondary" to={listPath(area, kind)}>
          {copy.cancel}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
