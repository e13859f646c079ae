import { useModeration } from "@jobami/api/staff/hooks";
import { suspensionFigures, words } from "./copy.ts";
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
      figures={(data) => (
        <Figures title={words.suspensions} labels={suspensionFigures} counts={data.suspensions} />
      )}
    />
  );
}
