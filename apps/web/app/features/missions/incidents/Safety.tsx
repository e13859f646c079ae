import { useDispute } from "@jobami/api/disputes/hooks";
import { shortName } from "@jobami/api/http/display-text";
import type { PublicPerson } from "@jobami/api/missions/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Disclosure } from "@jobami/ui/Disclosure";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, targetLine, text } from "@jobami/ui/styles";
import { lazy, Suspense } from "react";
import { problemText } from "../../../platform/forms/index.ts";
import { ReportButton } from "../../help/reports/index.ts";
import { loadBlockButton } from "../../talk/blocks/index.ts";
import { useOpening } from "../disputes/index.ts";
import { copy, numbers, stopText } from "./copy.ts";
import type { IncidentProps } from "./incident-props.ts";
import { useIncident } from "./use-incident.ts";

const BlockButton = lazy(loadBlockButton);

interface SafetyProps extends IncidentProps {
  /** The work has not begun: who leaves ends it. */
  mayLeave: boolean;
  person: PublicPerson;
}

/** For whoever does not feel safe: whom to call, a way out that asks for nothing, the team, and silence. The numbers want no network. */
export function Safety({ mayLeave, person, mission, other, onDone }: SafetyProps) {
  const leaving = useIncident(mission.id, onDone);
  const stopping = useOpening(mission.id, onDone);
  const dispute = useDispute(mission.id).data?.data;
  const mayStop = dispute?.mayOpen.includes("stopped") ?? false;
  const { isSending, problem } = mayLeave ? leaving : stopping;
  function stop(): void {
    if (mayLeave) leaving.submit({ act: "safety.left" });
    else stopping.submit({ reason: "stopped", words: copy.stopSentence });
  }
  return (
    <Disclosure summary={copy.unsafe}>
      <Stack gap={5}>
        <p>{copy.away}</p>
        <Stack gap={2}>
          <p className={heading[4]}>{copy.numbers}</p>
          <Stack as="ul" gap={1}>
            {numbers.map(({ href, name, what }) => (
              <li key={href}>
                <a className={`${link} ${targetLine}`} href={href}>
                  {name}
                </a>
                {`\u00a0: ${what}`}
              </li>
            ))}
          </Stack>
        </Stack>
        {(mayLeave || mayStop) && (
          <Stack gap={3}>
            {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
            <p className={text.soft}>{stopText(other, !mayLeave)}</p>
            <Inline gap={3}>
              <Button variant="danger" isPending={isSending} pendingLabel={copy.stopping} onClick={stop}>
                {copy.stop}
              </Button>
            </Inline>
          </Stack>
        )}
        <Stack gap={2}>
          <p className={heading[4]}>{copy.team}</p>
          <p className={text.soft}>{copy.teamHelp}</p>
          <Inline gap={3}>
            <ReportButton kind="profile" id={person.id} missionId={mission.id} about={shortName(person)} />
            <Suspense fallback={null}>
              <BlockButton id={person.id} name={shortName(person)} />
            </Suspense>
          </Inline>
        </Stack>
      </Stack>
    </Disclosure>
  );
}
