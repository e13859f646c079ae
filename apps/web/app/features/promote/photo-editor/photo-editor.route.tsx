import { useState } from "react";
import type { MetaFunction } from "react-router";
import { photoEditorLabel } from "../../../generated/paths.ts";
import { pageMeta } from "../../../platform/page/index.ts";
import { LeaveQuestion, PhotoEditorScreen } from "./index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: photoEditorLabel, isPrivate: true });

export default function PhotoEditor() {
  const [hasUnsavedEdits, setUnkept] = useState(false);
  return (
    <>
      <LeaveQuestion isAsked={hasUnsavedEdits} />
      <PhotoEditorScreen onUnsavedChange={setUnkept} />
    </>
  );
}
