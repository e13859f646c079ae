import type { Mission } from "@jobami/api/missions/contract";
import { Card } from "@jobami/ui/Card";
import { Stack } from "@jobami/ui/layout/Stack";
import { Price } from "@jobami/ui/Price";
import { heading, text } from "@jobami/ui/styles";
import { priceProps } from "../../../entities/price/index.ts";
import { MissionBadges } from "./MissionBadges.tsx";
import { MissionFacts } from "./MissionFacts.tsx";
import { MissionRow } from "./MissionRow.tsx";

/** A mission that is not published yet, as jobbeurs would meet it: in their list, then on its page. */
export function MissionPreview({ mission }: { mission: Mission }) {
  return (
    <Stack gap={3}>
      <p className={text.overline}>Dans leur liste</p>
      <Card padding="small">
        <MissionRow mission={mission} isPublished={false} />
      </Card>
      <p className={text.overline}>Sur sa page</p>
      <Card>
        <Stack gap={5}>
          <Stack gap={3}>
            <h3 className={heading[3]}>{mission.title}</h3>
            <MissionBadges mission={mission} />
          </Stack>
          <Price {...priceProps(mission)} size="large" />
          <MissionFacts mission={mission} />
        </Stack>
      </Card>
    </Stack>
  );
}
