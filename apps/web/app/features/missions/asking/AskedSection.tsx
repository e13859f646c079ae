import type { Mission } from "@jobami/api/missions/contract";
import { useAskedMissions } from "@jobami/api/missions/use-asks";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { useRef, useState } from "react";
import { useOwnZone } from "../../../platform/clock/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { askedText, copy } from "./copy.ts";
import { DeclineForm } from "./DeclineForm.tsx";
import { SeenAsk } from "./SeenAsk.tsx";

interface AskedSectionProps {
  mission: Mission;
  /** Where the answer is given, in the page. */
  answerId: string;
}

/** For who is asked first, above the mission: until when, and the two answers; nothing for others, or once they have answered. */
export function AskedSection({ mission, answerId }: AskedSectionProps) {
  const { id, asking, owner } = mission;
  const { data } = useAskedMissions();
  const zone = useOwnZone();
  const [isDeclining, setDeclining] = useState(false);
  const decline = useRef<HTMLButtonElement>(null);
  if (!asking || !data?.some((one) => one.id === id)) return null;
  return (
    <Card element="section" padding="large" aria-labelledby="demande">
      <SeenAsk key={id} id={id} />
      <Stack gap={4}>
        <Stack gap={2}>
          <h2 id="demande" className={heading[3]}>
            {copy.askedTitle}
          </h2>
          <p>{askedText(owner.prenom, asking, zone)}</p>
        </Stack>
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
            <LinkButton
              to={`#${answerId}`}
              onClick={() => document.getElementById(answerId)?.focus({ preventScroll: true })}
            >
              {copy.answer}
            </LinkButton>
            <Button ref={decline} variant="secondary" onClick={() => setDeclining(true)}>
              {copy.decline}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
