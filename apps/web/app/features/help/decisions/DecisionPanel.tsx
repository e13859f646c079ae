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
  aboutWords,
  deadlineWords,
  momentWords,
  outcomeWords,
  standingTones,
  standingWords,
  words,
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
            <h2 className={heading[3]}>{aboutWords(about)}</h2>
            <Badge tone={standingTones[standing]}>{standingWords(decision)}</Badge>
          </Inline>
          <DescriptionList entries={factsOf(decision)} />
          {reasons !== "" && <Said title={words.reasons}>{reasons}</Said>}
          {decision.words !== "" && <Said title={words.content}>{decision.words}</Said>}
          {isSuspension && standing === "inForce" && (
            <Stack gap={2}>
              <h3 className={heading[4]}>{words.still}</h3>
              <p>
                {words.stillSuspended}{" "}
                <Link className={link} to={contactPath}>
                  {words.contact}
                </Link>
              </p>
            </Stack>
          )}
        </Stack>
      </Card>
      {appeal === null ? (
        <Contest isOpen={appealUntil !== null}>
          {appealUntil === null ? (
            <p>{words.cannot}</p>
          ) : (
            <>
              <p>{`${words.contestLead} ${deadlineWords(appealUntil)}`}</p>
              {form}
              <p className={text.soft}>{words.elsewhere}</p>
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
    ...(title === "" ? [] : [{ term: words.what, details: displayText(title) }]),
    { term: words.decided, details: momentWords(decidedAt) },
    ...(about.subject === "content" || about.kind === "warning"
      ? []
      : [
          {
            term: words.until,
            details: about.until === null ? words.forEver : momentWords(about.until),
          },
        ]),
  ];
}

function Said({ title, children }: { title: string; children: string }) {
  return (
    <Stack gap={2}>
      <h3 className={heading[4]}>{title}</h3>
      <p className={css.said}>{displayText(children)}</p>
    </Stack>
  );
}

function Contest({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <Card padding="large">
      <Stack as="section" gap={4} aria-labelledby="contest">
        <h2 id="contest" className={heading[3]}>
          {isOpen ? words.contest : words.appeal}
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
          {words.appeal}
        </h2>
        <p>{isOwn ? words.own : words.others}</p>
        <p className={text.soft}>{momentWords(madeAt)}</p>
        {appeal.words !== "" && <Said title={words.yourReasons}>{appeal.words}</Said>}
        {outcome === null ? (
          <p>{words.waiting}</p>
        ) : (
          <Stack gap={2}>
            <h3 className={heading[4]}>{words.answer}</h3>
            <p>{outcomeWords[outcome]}</p>
            {reasons !== null && <p className={css.said}>{displayText(reasons)}</p>}
            {outcome === "upheld" && <p className={text.soft}>{words.elsewhere}</p>}
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
