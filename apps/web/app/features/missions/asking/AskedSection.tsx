import type { Mission } from "@jobami/api/missions/contract";
import { useAskedMissions } from "@jobami/api/missions/use-asks";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { useRef, useState } from "react";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { askedText, copy } from "./copy.ts";
import { DeclineForm } from "./DeclineForm.tsx";
import { SeenAsk } from "./SeenAsk.tsx";

interface AskedSectionProps {
  mission: Mission;
}

/** In the card of a mission, for who is asked first: until when, and how to decline; nothing for others, or once they have answered. */
export function AskedSection({ mission }: AskedSectionProps) {
  const { id, asking, owner } = mission;
  const { data } = useAskedMissions();
  const zone = useOwnZone();
  const [isDeclining, setDeclining] = useState(false);
  const decline = useRef<HTMLButtonElement>(null);
  if (!asking || !data?.some((one) => one.id === id)) return null;
  return (
    <Stack gap={4}>
      <SeenAsk key={id} id={id} />
      <p>{askedText(owner.prenom, asking, zone)}</p>
      {isDeclining ? (
        <DeclineForm
          id={id}
          prenom={owner.prenom}
          onLeave={() => {
            setDeclining(false);
            requestAnimationFrame(() => decline.current?.focus());
          }}
        />
      ) : (
        <Inline gap={3} stackedBelow="tablet">
          <Button ref={decline} variant="secondary" onClick={() => setDeclining(true)}>
            {copy.decline}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
