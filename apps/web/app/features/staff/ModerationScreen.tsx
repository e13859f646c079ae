import { useModeration } from "@jobami/api/staff/hooks";
import { endingDetail, endingWords, suspensionFigures, words } from "./copy.ts";
import { Figures } from "./Figures.tsx";
import { Overview } from "./Overview.tsx";
import { RequireStaff } from "./RequireStaff.tsx";

/** /moderation: what waits for moderators [MOD-05, ROLE-11]. */
export function ModerationScreen() {
  return (
    <RequireStaff needs="jobmodo">
      <Moderation />
    </RequireStaff>
  );
}

function Moderation() {
  return (
    <Overview
      title={words.moderation}
      reading={useModeration()}
      journal={{ title: words.ownJournal, empty: words.noOwnActs }}
      attention={({ suspensions: { endingThisWeek: count } }) =>
        count === 0 ? [] : [{ id: "ending", title: endingWords(count), detail: endingDetail }]
      }
      figures={(data) => (
        <Figures title={words.suspensions} labels={suspensionFigures} counts={data?.suspensions} />
      )}
    />
  );
}
