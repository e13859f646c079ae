import type { DisputeCaseDetail } from "@jobami/api/disputes/contract";
import { forgetDisputes, useDisputeCase } from "@jobami/api/disputes/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import { Badge } from "@jobami/ui/Badge";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useRef } from "react";
import { sumText } from "../../../entities/price/index.ts";
import { disputeAudience, disputesLabel, disputesPath } from "../../../generated/paths.ts";
import { missionPath } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import {
  aloneText,
  barText,
  copy,
  DisputeTimeline,
  nameText,
  reasonLabels,
  statusCopy,
} from "../../missions/disputes/index.ts";
import { CaseFrame, RequireStaff } from "../frame/index.ts";
import { DecisionForm } from "./DecisionForm.tsx";
import * as css from "./disputes.css.ts";

/** /moderation/litiges/{id}: a dispute with both sides, and the decision of it. */
export function DisputeScreen({ id }: { id: string }) {
  return (
    <RequireStaff needs={disputeAudience}>
      <One key={id} id={id} />
    </RequireStaff>
  );
}

function One({ id }: { id: string }) {
  return (
    <CaseFrame
      reading={useDisputeCase(id)}
      title={copy.case}
      titleOf={({ data }) => displayText(data.title)}
      list={{ path: disputesPath, name: disputesLabel, label: copy.toList }}
      labels={copy}
    >
      {({ data: one }) => <Known one={one} />}
    </CaseFrame>
  );
}

function Known({ one }: { one: DisputeCaseDetail }) {
  const { dispute, barred } = one;
  const readings = useReadings();
  const decision = useRef<HTMLHeadingElement>(null);
  const isReview = dispute.status === "appealed";
  const { label, tone } = statusCopy[one.status];
  return (
    <Columns ratio="2:1" from="wide" gap={6} align="start">
      <Stack as="section" gap={4} aria-labelledby="happenings">
        <Inline gap={3} align="center">
          <h2 id="happenings" className={heading[3]}>
            {reasonLabels[one.reason]}
          </h2>
          <Badge tone={tone}>{label}</Badge>
        </Inline>
        <DisputeTimeline dispute={dispute} viewer={null} />
      </Stack>
      <Stack gap={6}>
        <Stack as="section" gap={3} aria-labelledby="decision">
          <h2 id="decision" ref={decision} tabIndex={-1} className={`${heading[3]} ${css.outlineless}`}>
            {isReview ? copy.review : copy.decision}
          </h2>
          {dispute.result !== null && <p>{`${sumText(dispute.result)} en tout pour le jobbeur.`}</p>}
          {barred !== null && <p className={text.soft}>{barText(barred)}</p>}
          {one.isAlone && <p className={text.soft}>{aloneText}</p>}
          {barred === null && (
            <DecisionForm
              key={dispute.status}
              one={one}
              onDecided={() => {
                // What was pressed is gone.
                decision.current?.focus();
                forgetDisputes(readings);
              }}
            />
          )}
        </Stack>
        <Stack as="section" gap={3} aria-labelledby="sides">
          <h2 id="sides" className={heading[3]}>
            {copy.sides}
          </h2>
          <DescriptionList
            entries={[
              { term: copy.client, details: nameText(one.client) },
              { term: copy.jobbeur, details: nameText(one.jobbeur) },
              { term: copy.due, details: sumText(dispute.most) },
            ]}
          />
          <Inline>
            <LinkButton variant="secondary" size="small" to={missionPath(one.missionId)}>
              {copy.toMission}
            </LinkButton>
          </Inline>
        </Stack>
      </Stack>
    </Columns>
  );
}
