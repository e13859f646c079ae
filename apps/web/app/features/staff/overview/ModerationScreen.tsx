import { useModeration } from "@jobami/api/staff/hooks";
import { copy, Figures, RequireStaff, suspensionFigures } from "../frame/index.ts";
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
      title={copy.moderation}
      reading={useModeration()}
      journal={{ title: copy.ownJournal, empty: copy.noOwnActs }}
      figures={(data) => (
        <Figures title={copy.suspensions} labels={suspensionFigures} counts={data.suspensions} />
      )}
    />
  );
}
