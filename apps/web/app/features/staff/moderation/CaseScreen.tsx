import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import type { ModerationCaseDetail } from "@jobami/api/reports/contract";
import { forgetCases, useModerationCase } from "@jobami/api/reports/hooks";
import { isFeminineKind } from "@jobami/api/reports/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Card } from "@jobami/ui/Card";
import { ListRow } from "@jobami/ui/List";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { type ReactNode, type Ref, useRef } from "react";
import { missionPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { ViewedFiles } from "../../talk/files/index.ts";
import { CaseFrame, type CasesPlace, moderatorsPlace, RequireStaff } from "../frame/index.ts";
import { CaseDecision } from "./CaseDecision.tsx";
import {
  copy,
  decidedText,
  excerpt,
  kindLabels,
  removalsText,
  reporterText,
  statusLabels,
  statusTones,
} from "./copy.ts";
import * as css from "./moderation.css.ts";

interface CaseScreenProps {
  id: string;
  place?: CasesPlace;
}

/** /moderation/signalements/{id}, /admin/reported-content/{id}: a reported content in its context, and the decision of it [MOD-02, MOD-10]. */
export function CaseScreen({ id, place = moderatorsPlace }: CaseScreenProps) {
  return (
    <RequireStaff needs={place.needs}>
      <Case key={id} id={id} place={place} />
    </RequireStaff>
  );
}

function Case({ id, place }: { id: string; place: CasesPlace }) {
  const reading = useModerationCase(id);
  const readings = useReadings();
  const decided = () => {
    forgetCases(readings);
    void reading.mutate();
  };
  return (
    <CaseFrame
      reading={reading}
      title={copy.case}
      titleOf={({ data: { kind } }) => `${kindLabels[kind]} signalé${isFeminineKind(kind) ? "e" : ""}`}
      aboutOf={({ data }) => excerpt(data.words || data.title)}
      list={{ path: place.list, name: place.listName, label: copy.toList }}
      labels={copy}
    >
      {({ data: one }) => <Known one={one} onDecided={decided} />}
    </CaseFrame>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** Its heading, where the focus comes to. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Part({ id, title, headingRef, children }: PartProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={heading[3]}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function Known({ one, onDecided }: { one: ModerationCaseDetail; onDecided: () => void }) {
  const decision = useRef<HTMLHeadingElement>(null);
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <Stack gap={6}>
        <Part id="content" title={copy.content}>
          <Content one={one} />
        </Part>
        {one.around.length > 1 && (
          <Part id="around" title={copy.around}>
            <Around lines={one.around} />
          </Part>
        )}
        <Part id="reports" title={copy.reports}>
          <Reports reports={one.reports} />
        </Part>
      </Stack>
      <Stack gap={6}>
        <Part id="decision" title={copy.decision} headingRef={decision}>
          <Decided one={one} />
          <CaseDecision
            one={one}
            onDecided={() => {
              // What was pressed is gone.
              decision.current?.focus();
              onDecided();
            }}
          />
        </Part>
        <Part id="author" title={copy.author}>
          <p>{one.author.name === "" ? copy.unnamed : displayText(one.author.name)}</p>
          <p className={text.soft}>{removalsText(one.removals)}</p>
        </Part>
      </Stack>
    </Columns>
  );
}

function Decided({ one }: { one: ModerationCaseDetail }) {
  return (
    <Stack gap={2}>
      <Inline gap={2} align="center">
        <Badge tone={statusTones[one.status]}>{statusLabels[one.status]}</Badge>
        <span className={text.small}>
          <RelativeTime instant={one.decidedAt ?? one.openedAt} />
        </span>
      </Inline>
      {one.reasons !== null && (
        <>
          <p>{decidedText(one)}</p>
          <p className={css.bodyText}>{displayText(one.reasons)}</p>
        </>
      )}
    </Stack>
  );
}

/** What it states now, and what it stated when it was reported where that is another thing. */
function Content({ one: { kind, now, words: before, title } }: { one: ModerationCaseDetail }) {
  const wasEdited = now !== null && now.words !== before && before !== "";
  return (
    <Stack gap={3}>
      {title !== "" && kind !== "mission" && <p className={text.soft}>{displayText(title)}</p>}
      {now === null && <Banner title={copy.gone}>{copy.goneDetail}</Banner>}
      <Card>
        <p className={css.bodyText}>{displayText(now?.words ?? before) || copy.noText}</p>
      </Card>
      {now !== null && <ViewedFiles files={now.photos} />}
      {wasEdited && (
        <>
          <p className={text.soft}>{copy.edited}</p>
          <Card>
            <p className={css.bodyText}>{displayText(before)}</p>
          </Card>
        </>
      )}
      {now !== null && (
        <Inline>
          <LinkButton variant="secondary" size="small" to={now.link}>
            {copy.where}
          </LinkButton>
        </Inline>
      )}
    </Stack>
  );
}

function Around({ lines }: { lines: ModerationCaseDetail["around"] }) {
  return (
    <Stack as="ol" gap={3}>
      {lines.map((line, index) => (
        <li key={index}>
          <Stack gap={1} className={css.line} data-reported={line.isReported ? "" : undefined}>
            <Inline gap={2} align="center">
              <strong>{displayText(line.name)}</strong>
              {line.isReported && <Badge tone="warning">{copy.reported}</Badge>}
            </Inline>
            <p className={css.bodyText}>{displayText(line.words)}</p>
          </Stack>
        </li>
      ))}
    </Stack>
  );
}

function Reports({ reports }: { reports: ModerationCaseDetail["reports"] }) {
  return (
    <DataList
      label={copy.reports}
      look="rows"
      status="ready"
      items={reports}
      getKey={({ id }) => id}
      renderItem={(report) => (
        <ListRow
          title={displayText(report.reason) || copy.noText}
          detail={reporterText(report)}
          state={<RelativeTime instant={report.createdAt} />}
          actions={
            report.mission !== null && (
              <LinkButton variant="ghost" size="small" to={missionPath(report.mission.id)}>
                {copy.toMission}
                <span className={visuallyHidden}>{`\u00a0: ${displayText(report.mission.title)}`}</span>
              </LinkButton>
            )
          }
        />
      )}
      skeleton={null}
      empty={null}
    />
  );
}
