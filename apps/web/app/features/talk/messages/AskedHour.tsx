import { useAskedHours } from "@jobami/api/planning/use-asked-hours";
import { List } from "@jobami/ui/List";
import { lazy, Suspense } from "react";
import { loadAskedHourRow } from "../../missions/planning/index.ts";
import { copy } from "./copy.ts";
import * as css from "./messages.css.ts";

const AskedHourRow = lazy(loadAskedHourRow);

/** The hour that the other side proposes for the mission that the two agreed on, answered where they write about it. */
export function AskedHour({ missionId }: { missionId: string }) {
  const slot = useAskedHours().data?.data.find((one) => one.missionId === missionId);
  if (slot === undefined) return null;
  return (
    <Suspense fallback={null}>
      <div className={css.hour}>
        <List label={copy.askedHour}>
          <li>
            <AskedHourRow slot={slot} headingLevel={2} />
          </li>
        </List>
      </div>
    </Suspense>
  );
}
