import type { Decision } from "@jobami/api/appeals/contract";
import { displayText } from "@jobami/api/http/display-text";
import { Badge } from "@jobami/ui/Badge";
import { Card } from "@jobami/ui/Card";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { contactPath } from "../../../generated/paths.ts";
import * as css from "./appeals.css.ts";
import {
  aboutText,
  copy,
  deadlineText,
  momentText,
  outcomeLabels,
  standingText,
  standingTones,
} from "./copy.ts";

interface DecisionPanelProps {
  decision: Decision;
  /** The form that appeals it, where that is possible. */
  form: ReactNode;
}

/** What was decided, why, what stays possible, and the appeal: made, answered, or still to be made. */
export function DecisionPanel({ decision, form }: DecisionPanelProps) {
  const { about, appeal, appealUntil, reasons, standing } = decision;
  const isSuspension = about.subject === "sanction" && about.kind !== "warning";
  return (
    <Stack gap={6}>
      <Card padding="large">
        <Stack gap={5}>
          <Inline gap={3} align="center">
            <h2 className={heading[3]}>{aboutText(about)}</h2>
            <Badge tone={standingTones[standing]}>{standingText(decision)}</Badge>
          </Inline>
          <DescriptionList entries={factsOf(decision)} />
          {reasons !== "" && <QuotedText title={copy.reasons}>{reasons}</QuotedText>}
          {decision.words !== "" && <QuotedText title={copy.content}>{decision.words}</QuotedText>}
          {isSuspension && standing === "inForce" && (
            <Stack gap={2}>
              <h3 className={heading[4]}>{copy.still}</h3>
              <p>
                {copy.stillSuspended}{" "}
                <Link className={link} to={contactPath}>
                  {copy.contact}
                </Link>
              </p>
            </Stack>
          )}
        </Stack>
      </Card>
      {appeal === null ? (
        <Contest isOpen={appealUntil !== null}>
          {appealUntil === null ? (
            <p>{copy.cannot}</p>
          ) : (
            <>
              <p>{`${copy.contestLead} ${deadlineText(appealUntil)}`}</p>
              {form}
              <p className={text.soft}>{copy.elsewhere}</p>
            </>
          )}
        </Contest>
      ) : (
        <Answer appeal={appeal} />
      )}
    </Stack>
  );
}

function factsOf({ about, decidedAt, title }: Decision) {
  return [
    ...(title === "" ? [] : [{ term: copy.what, details: displayText(title) }]),
    { term: copy.decided, details: momentText(decidedAt) },
    ...(about.subject === "content" || about.kind === "warning"
      ? []
      : [
          {
            term: copy.until,
            details: about.until === null ? copy.forEver : momentText(about.until),
          },
        ]),
  ];
}

function QuotedText({ title, children }: { title: string; children: string }) {
  return (
    <Stack gap={2}>
      <h3 className={heading[4]}>{title}</h3>
      <p className={css.bodyText}>{displayText(children)}</p>
    </Stack>
  );
}

function Contest({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Card padding="large">
      <Stack as="section" gap={4} aria-labelledby="contest">
        <h2 id="contest" className={heading[3]}>
          {isOpen ? copy.contest : copy.appeal}
        </h2>
        {children}
      </Stack>
    </Card>
  );
}

function Answer({ appeal }: { appeal: NonNullable<Decision["appeal"]> }) {
  const { isOwn, madeAt, outcome, reasons } = appeal;
  return (
    <Card padding="large">
      <Stack as="section" gap={4} aria-labelledby="contest">
        {/* Who has just appealed comes here: the form that they pressed is gone. */}
        <h2 id="contest" tabIndex={-1} className={`${heading[3]} ${css.outlineless}`}>
          {copy.appeal}
        </h2>
        <p>{isOwn ? copy.own : copy.others}</p>
        <p className={text.soft}>{momentText(madeAt)}</p>
        {appeal.words !== "" && <QuotedText title={copy.yourReasons}>{appeal.words}</QuotedText>}
        {outcome === null ? (
          <p>{copy.waiting}</p>
        ) : (
          <Stack gap={2}>
            <h3 className={heading[4]}>{copy.answer}</h3>
            <p>{outcomeLabels[outcome]}</p>
            {reasons !== null && <p className={css.bodyText}>{displayText(reasons)}</p>}
            {outcome === "upheld" && <p className={text.soft}>{copy.elsewhere}</p>}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
