import type { PublicPerson } from "@jobami/api/missions/contract";
import type { IncidentAct } from "@jobami/api/progress/routes";
import { Button } from "@jobami/ui/Button";
import { Disclosure } from "@jobami/ui/Disclosure";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { useLocation } from "react-router";
import { missionPath } from "../../../paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { AnotherDay } from "./AnotherDay.tsx";
import { actLabel, cannotBeThere, clientConsequences, copy } from "./copy.ts";
import { Consequences, FormTitle, IncidentForm } from "./IncidentForm.tsx";
import type { IncidentProps } from "./incident-props.ts";
import { Safety } from "./Safety.tsx";

interface TroublesProps extends IncidentProps {
  /** The other side. */
  person: PublicPerson;
  /** Of what goes wrong, what the life cycle allows now. */
  acts: readonly IncidentAct[];
  /** The client may cancel now. */
  mayCancel: boolean;
  /** A dispute may be opened now. */
  mayDispute: boolean;
}

type Opened = IncidentAct | "cannotBeThere";

/** What may go wrong about an agreed mission, behind one quiet question. */
export function Troubles({ acts, mayCancel, mayDispute, person, ...known }: TroublesProps) {
  const { mission, side } = known;
  const { pathname, search } = useLocation();
  const path = missionPath(mission.id);
  const clock = useClock();
  const [open, setOpen] = useState<Opened | null>(null);
  const leave = () => setOpen(null);
  const about = {
    ...known,
    onDone: () => {
      leave();
      known.onDone();
    },
  };
  const offered: readonly IncidentAct[] = acts.filter((act) => act !== "safety.left");
  const isOpen = open === "cannotBeThere" ? mayCancel : open !== null && offered.includes(open);
  const { lateFrom } = known.progress.incident;
  const isLateLater = lateFrom !== null && clock.now() < Date.parse(lateFrom);
  const partOf = (id: string) => `${pathname === path ? `${path}${search}` : path}#${id}`;
  return (
    <Disclosure summary={copy.title}>
      <Stack gap={4}>
        {isOpen && open === "cannotBeThere" && (
          <CannotBeThere {...about} toCancel={partOf("fin")} onLeave={leave} />
        )}
        {isOpen && open !== null && open !== "cannotBeThere" && (
          <IncidentForm key={open} act={open} {...about} onLeave={leave} />
        )}
        {isLateLater && <p className={text.soft}>{copy.lateOnTheDay}</p>}
        {!isOpen && (
          <Stack gap={2}>
            {offered.map((act) => (
              <Button key={act} variant="secondary" onClick={() => setOpen(act)}>
                {actLabel(act, side)}
              </Button>
            ))}
            {mayCancel && (
              <Button variant="secondary" onClick={() => setOpen("cannotBeThere")}>
                {cannotBeThere}
              </Button>
            )}
            {mayDispute && (
              <LinkButton variant="secondary" to={partOf("litige")}>
                {copy.dispute}
              </LinkButton>
            )}
          </Stack>
        )}
        <Safety {...about} person={person} mayLeave={acts.includes("safety.left")} />
      </Stack>
    </Disclosure>
  );
}

/** A client proposes another day, or cancels as ever. */
function CannotBeThere({
  toCancel,
  onLeave,
  ...about
}: IncidentProps & { toCancel: string; onLeave: () => void }) {
  return (
    <Stack gap={4}>
      <FormTitle>{cannotBeThere}</FormTitle>
      <AnotherDay {...about} />
      <Consequences texts={clientConsequences(about.other)} />
      <LinkButton variant="secondary" to={toCancel}>
        {copy.toCancel}
      </LinkButton>
      <Button variant="ghost" onClick={onLeave}>
        {copy.back}
      </Button>
    </Stack>
  );
}
