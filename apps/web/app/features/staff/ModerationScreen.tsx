import { useModeration } from "@jobami/api/staff/hooks";
import type { ReactNode } from "react";
import { endingDetail, endingWords, suspensionFigures, words } from "./copy.ts";
import { Figures } from "./Figures.tsx";
import { Overview } from "./Overview.tsx";
import { RequireStaff } from "./RequireStaff.tsx";

/** /moderation: what waits for moderators [MOD-05, ROLE-11]. */
export function ModerationScreen({ cases }: { cases: ReactNode }) {
  return (
    <RequireStaff needs="jobmodo">
      <Moderation cases={cases} />
    </RequireStaff>
  );
}

function Moderation({ cases }: { cases: ReactNode }) {
  return (
    <Overview
      title={words.moderation}
      lead={cases}
      reading={useModeration()}
      journal={{ title: words.ownJournal, empty: words.noOwnActs }}
      attention={({ suspensions: { endingThisWeek: count } }) =>
        count === 0 ? [] : [{ id: "ending", title: endingWords(count), detail: endingDetail }]
      }
      figures={(data) => (
        <Figures title={words.suspensions} labels={suspensionFigures} counts={data.suspensions} />
      )}
    />
  );
}
