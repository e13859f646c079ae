import type { Mission } from "@jobami/api/missions/contract";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { text } from "@jobami/ui/styles";
import { CalendarDays, Clock, MapPin } from "lucide-react";
import { MissionWhen } from "../../../entities/hour/index.ts";
import { placeText } from "../../../entities/mission/index.ts";
import { PersonFace, PersonName } from "../../../entities/person/index.ts";
import * as css from "./MissionFacts.css.ts";
import { MissionTexts } from "./MissionTexts.tsx";

const icon = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A mission below its price, before it is published: where, when, of whom, and what there is to do. */
export function MissionFacts({ mission }: { mission: Mission }) {
  return (
    <>
      <Stack as="ul" gap={3} className={css.facts}>
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <MapPin {...icon} /> {placeText(mission.place)}
        </Inline>
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <CalendarDays {...icon} /> <MissionWhen mission={mission} />
        </Inline>
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <PersonFace person={mission.owner} size="small" /> <PersonName person={mission.owner} />
        </Inline>
        <Inline as="li" gap={3} isOneLine align="center" className={css.fact}>
          <Clock {...icon} />
          <span>
            Publiée <RelativeTime instant={mission.createdAt} />
          </span>
        </Inline>
      </Stack>
      <MissionTexts mission={mission} />
    </>
  );
}

/** What there is to do, and since when it is asked for. */
export function MissionText({ mission }: { mission: Mission }) {
  return (
    <>
      <MissionTexts mission={mission} />
      <p className={text.small}>
        Publiée <RelativeTime instant={mission.createdAt} />
      </p>
    </>
  );
}
