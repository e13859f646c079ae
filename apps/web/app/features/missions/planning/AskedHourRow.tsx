import { displayText, shortName } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PlanningSlot } from "@jobami/api/planning/contract";
import { keepHour } from "@jobami/api/planning/hooks";
import { planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { ListRow, rowLink } from "@jobami/ui/List";
import { visuallyHidden } from "@jobami/ui/styles";
import { useState } from "react";
import { Link } from "react-router";
import { PersonFace } from "../../../entities/person/index.ts";
import { missionPath } from "../../../paths.ts";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { actLabels, doneTexts, hourCopy, standingText } from "./copy.ts";
import { hourMachine } from "./planning.actors.ts";

/** An hour of an agreed mission that awaits this person's answer: accepted here, or answered on the mission's page. */
export function AskedHourRow({ slot, headingLevel = 3 }: { slot: PlanningSlot; headingLevel?: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { missionId: id, version, title, other } = slot;
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const reader = useOwnZone();
  const [machine] = useState(() => hourMachine(api, id));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepHour(readings, answer);
      notify({ kind: "success", title: doneTexts["hour.accepted"] });
    },
    // Who came second sees how it stands.
    "submission.refused": () => readings.readAgain(planningRoutes.asked),
  });
  const to = `${missionPath(id)}#heure`;
  const named = <span className={visuallyHidden}>{`\u00a0: ${displayText(title)}`}</span>;
  return (
    <ListRow
      leading={<PersonFace person={other} />}
      title={
        <Heading>
          <Link className={rowLink} to={to}>
            {displayText(title)}
          </Link>
        </Heading>
      }
      detail={`Avec ${shortName(other)}`}
      note={
        <>
          {displayText(standingText(slot, null, reader).join(" "))}
          {problem !== null && (
            <Banner
              tone="danger"
              announce="assertive"
              title={problem.fields[0]?.message ?? problemText(problem)}
            />
          )}
        </>
      }
      actions={
        <>
          <Button
            size="small"
            isPending={isSending}
            pendingLabel={hourCopy.sending}
            onClick={() => submit({ act: "hour.accepted", version })}
          >
            {actLabels["hour.accepted"]}
            {named}
          </Button>
          <LinkButton to={to} size="small" variant="secondary">
            {hourCopy.answer}
            {named}
          </LinkButton>
        </>
      }
    />
  );
}
