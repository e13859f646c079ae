import type { DataAudit } from "@jobami/api/data-audits/contract";
import { dataAuditPages } from "@jobami/api/data-audits/hooks";
import { dataAuditsRoutes } from "@jobami/api/data-audits/routes";
import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { ListRow, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { rgpdAuditAudience, rgpdAuditLabel } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useKeyedList } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { dataAuditPath, RequireStaff, readPlace, StaffList, StaffPage } from "../frame/index.ts";
import { instantText } from "./format.ts";
import { auditing } from "./operations.actors.ts";
import { auditsPath } from "./searches.ts";
import { copy, outcomeText, stateLabels, stateTones } from "./trust.copy.ts";

/** /admin/rgpd-audit: audits of what the company promises of personal data, and one made now [ADM-34]. */
export function AuditsScreen() {
  return (
    <RequireStaff needs={rgpdAuditAudience}>
      <Audits />
    </RequireStaff>
  );
}

function Audits() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(dataAuditPages, { filter: {}, cursor });
  return (
    <StaffPage title={rgpdAuditLabel} error={list.error}>
      <Stack gap={4}>
        <p>{copy.auditsLead}</p>
        <Run />
        <StaffList
          label={copy.audits}
          list={list}
          noun={copy.auditNoun}
          getKey={({ id }) => id}
          renderItem={(audit) => <AuditRow audit={audit} />}
          skeletonCount={3}
          empty={<EmptyState title={copy.noAudits}>{copy.noAuditsDetail}</EmptyState>}
          cursor={cursor}
          pathOf={auditsPath}
        />
        <p className={text.soft}>{copy.exportsNote}</p>
      </Stack>
    </StaffPage>
  );
}

/** Has the data audited, and leads to what was found. */
function Run() {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const readings = useReadings();
  const [machine] = useState(() => auditing(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: copy.ran });
      readings.readAgain(dataAuditsRoutes.list);
      void navigate(dataAuditPath(answer.data.id));
    },
  });
  return (
    <Stack gap={2}>
      <div>
        <Button isPending={isSending} pendingLabel={copy.running} onClick={() => submit({})}>
          {copy.run}
        </Button>
      </div>
      {problem !== null && <InlineAlert tone="danger">{problemText(problem)}</InlineAlert>}
    </Stack>
  );
}

/** How the worst check of an audit came out. */
function worstOf({ broken, noted }: DataAudit) {
  if (broken > 0) return "broken";
  return noted > 0 ? "noted" : "kept";
}

function AuditRow({ audit }: { audit: DataAudit }) {
  const worst = worstOf(audit);
  return (
    <ListRow
      title={
        <Link className={rowLink} to={dataAuditPath(audit.id)}>
          <time dateTime={audit.at}>{instantText(audit.at)}</time>
        </Link>
      }
      detail={`${audit.by === null ? copy.gone : displayText(audit.by)} · ${outcomeText(audit)}`}
      figure={<Badge tone={stateTones[worst]}>{stateLabels[worst]}</Badge>}
    />
  );
}
