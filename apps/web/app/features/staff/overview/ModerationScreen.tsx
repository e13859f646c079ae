import { useModeration } from "@jobami/api/staff/hooks";
import { Figures, RequireStaff, suspensionFigures, words } from "../frame/index.ts";
import { Overview } from "./Overview.tsx";

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
