import type { IncidentAct } from "@jobami/api/progress/routes";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { useState } from "react";
import { actLabel } from "./copy.ts";
import { IncidentForm } from "./IncidentForm.tsx";
import type { IncidentProps } from "./incident-props.ts";

interface IncidentActsProps extends IncidentProps {
  /** What the life cycle allows, in the order of the buttons. */
  acts: readonly IncidentAct[];
  /** The one to do next, where there is one. */
  primary: IncidentAct | null;
}

/** What a side answers to an absence: what follows is stated before one confirms. */
export function IncidentActs({ acts, primary, ...about }: IncidentActsProps) {
  const [open, setOpen] = useState<IncidentAct | null>(null);
  if (open !== null && acts.includes(open))
    return <IncidentForm key={open} act={open} {...about} onLeave={() => setOpen(null)} />;
  return (
    <Inline gap={3} stackedBelow="tablet">
      {acts.map((act) => (
        <Button key={act} variant={act === primary ? "primary" : "secondary"} onClick={() => setOpen(act)}>
          {actLabel(act, about.side)}
        </Button>
      ))}
    </Inline>
  );
}
