import type { DataAuditDetail, DataCheck } from "@jobami/api/data-audits/contract";
import { useDataAudit } from "@jobami/api/data-audits/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Printer } from "lucide-react";
import { detailedAuditAudience, detailedAuditLabel, rgpdAuditPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { instantText } from "./format.ts";
import * as css from "./operations.css.ts";
import { copy, dutyCopy, foundText, outcomeText, stateLabels, stateTones } from "./trust.copy.ts";

/** /admin/detailed-audit/:auditId: one audit, check by check, with ids and no one’s name [ADM-35]. */
export function AuditScreen({ id }: { id: string }) {
  return (
    <RequireStaff needs={detailedAuditAudience}>
      <Audit id={id} />
    </RequireStaff>
  );
}

const isUnknown = (error: unknown) =>
  error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED");

function Audit({ id }: { id: string }) {
  const reading = useDataAudit(id);
  useAwaitedTitle(reading);
  if (isUnknown(reading.error))
    return (
      <StaffPage title={detailedAuditLabel} error={null}>
        <EmptyState title={copy.unknown} action={<LinkButton to={rgpdAuditPath}>{copy.back}</LinkButton>}>
          {copy.unknownDetail}
        </EmptyState>
      </StaffPage>
    );
  return (
    <StaffPage
      title={detailedAuditLabel}
      tabTitle={reading.data && `${detailedAuditLabel} du ${instantText(reading.data.data.at)}`}
      error={reading.error}
      actions={<Acts />}
    >
      <Reading of={reading} failed={copy.auditFailed}>
        {({ data }) => <Checks audit={data} />}
      </Reading>
    </StaffPage>
  );
}

function Acts() {
  return (
    <Inline gap={2} className={css.onScreen}>
      <LinkButton to={rgpdAuditPath} variant="secondary">
        {copy.back}
      </LinkButton>
      <Button
        variant="secondary"
        icon={<Printer size={18} strokeWidth={1.75} />}
        onClick={() => window.print()}
      >
        {copy.print}
      </Button>
    </Inline>
  );
}

function Checks({ audit }: { audit: DataAuditDetail }) {
  const { at, by, checks } = audit;
  return (
    <Stack gap={4}>
      <p>
        <time dateTime={at}>{instantText(at)}</time>
        {" · "}
        {by === null ? copy.gone : displayText(by)}
        {" · "}
        {outcomeText(audit)}
      </p>
      <Stack as="ul" gap={2} aria-label={detailedAuditLabel}>
        {checks.map((check) => (
          <li key={check.key}>
            <CheckRow check={check} />
          </li>
        ))}
      </Stack>
      <p className={text.soft}>{copy.exportsNote}</p>
    </Stack>
  );
}

function CheckRow({ check }: { check: DataCheck }) {
  const { key, state, count, examples } = check;
  return (
    <ListRow
      title={dutyCopy[key].title}
      detail={foundText(key, count)}
      figure={<Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>}
      note={
        examples.length === 0 ? undefined : (
          <Stack gap={1}>
            <p className={text.soft}>
              {copy.examples}
              {count > examples.length ? ` (${copy.more.toLowerCase().replace(".", "")})` : ""}
            </p>
            <p className={css.ids}>{examples.join(", ")}</p>
          </Stack>
        )
      }
    />
  );
}
