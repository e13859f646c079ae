import type { AppealDetail } from "@jobami/api/appeals/contract";
import { useAppeal } from "@jobami/api/appeals/hooks";
import { appealsRoutes } from "@jobami/api/appeals/routes";
import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { type ReactNode, type Ref, useRef } from "react";
import { appealAudience, appealLabel, appealsLabel, appealsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import {
  aboutText,
  momentText,
  outcomeLabels,
  standingText,
  standingTones,
} from "../../help/decisions/index.ts";
import { CaseFrame, casePath, moderatorsPlace, RequireStaff } from "../frame/index.ts";
import { Assignment } from "./Assignment.tsx";
import * as css from "./appeals.css.ts";
import { appealsCopy, barTexts, contestedText, sideLabels, waitsTexts } from "./copy.ts";
import { JudgementForm } from "./JudgementForm.tsx";

/** /moderation/recours/{id}: a contested decision with what both wrote, and the last word about it. */
export function AppealScreen({ id }: { id: string }) {
  return (
    <RequireStaff needs={appealAudience}>
      <One key={id} id={id} />
    </RequireStaff>
  );
}

function One({ id }: { id: string }) {
  return (
    <CaseFrame
      reading={useAppeal(id)}
      title={appealLabel}
      titleOf={({ data }) => aboutText(data.about)}
      aboutOf={({ data }) => contestedText(data)}
      list={{ path: appealsPath, name: appealsLabel, label: appealsCopy.toList }}
      labels={appealsCopy}
    >
      {({ data: one }) => <Known one={one} />}
    </CaseFrame>
  );
}

interface PartProps {
  id: string;
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Part({ id, title, headingRef, children }: PartProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1} className={`${heading[3]} ${css.outlineless}`}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}

function QuotedText({ children }: { children: string }) {
  return (
    <Card>
      <p className={css.quoted}>{displayText(children)}</p>
    </Card>
  );
}

function Known({ one }: { one: AppealDetail }) {
  const readings = useReadings();
  const decision = useRef<HTMLHeadingElement>(null);
  const isContent = one.about.subject === "content";
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <Stack gap={6}>
        <Part id="plea" title={appealsCopy.plea}>
          <QuotedText>{one.appealWords || appealsCopy.noPlea}</QuotedText>
        </Part>
        <Part id="first" title={appealsCopy.first}>
          <QuotedText>{one.first.reasons}</QuotedText>
        </Part>
        {isContent && (
          <Part id="content" title={appealsCopy.content}>
            <QuotedText>{one.words || appealsCopy.noText}</QuotedText>
            <Inline>
              <LinkButton variant="secondary" size="small" to={casePath(moderatorsPlace, one.subjectId)}>
                {appealsCopy.toCase}
              </LinkButton>
            </Inline>
          </Part>
        )}
      </Stack>
      <Stack gap={6}>
        <Part id="judgement" title={appealsCopy.judge} headingRef={decision}>
          <Judged one={one} />
          {one.outcome === null && <Assignment one={one} />}
          {mayJudge(one) && (
            <JudgementForm
              one={one}
              onDecided={() => {
                // What was pressed is gone.
                decision.current?.focus();
                readings.readAgain(appealsRoutes.queue);
              }}
            />
          )}
        </Part>
        <Part id="facts" title={appealsCopy.facts}>
          <DescriptionList entries={factsOf(one)} />
        </Part>
      </Stack>
    </Columns>
  );
}

/** Whoever has it decides; where no one has it, anybody who may. */
const mayJudge = ({ outcome, barred, assignee }: AppealDetail) =>
  outcome === null && barred === null && (assignee === null || assignee.isMe);

function Judged({ one }: { one: AppealDetail }) {
  const { outcome, barred, reasons, decidedBy } = one;
  if (outcome === null)
    return barred === null ? null : (
      <p className={text.soft}>{`${barTexts[barred]} ${waitsTexts[one.waitsFor]}.`}</p>
    );
  return (
    <Stack gap={3}>
      <p>{`${outcomeLabels[outcome]} ${appealsCopy.by} ${displayText(decidedBy ?? appealsCopy.operator)}.`}</p>
      {reasons !== null && <QuotedText>{reasons}</QuotedText>}
    </Stack>
  );
}

function factsOf(one: AppealDetail) {
  const { about, first, side, title, person } = one;
  return [
    {
      term: appealsCopy.inForce,
      details: <Badge tone={standingTones[one.standing]}>{standingText(one)}</Badge>,
    },
    ...(title === "" ? [] : [{ term: aboutText(about), details: displayText(title) }]),
    { term: appealsCopy.person, details: displayText(person ?? appealsCopy.gone) },
    { term: appealsCopy.madeBy, details: sideLabels[side] },
    { term: appealsCopy.madeAt, details: momentText(one.madeAt) },
    { term: appealsCopy.by, details: displayText(first.by ?? appealsCopy.operator) },
    { term: appealsCopy.at, details: momentText(first.at) },
  ];
}
