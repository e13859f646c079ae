import { useState } from "react";
import type { MetaFunction } from "react-router";
import { LeaveQuestion, PhotoEditorScreen } from "../features/photo-editor/index.ts";
import { makerPages } from "../maker-pages.ts";
import { pageMeta } from "../platform/page/index.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: makerPages.photoEditor.label, isPrivate: true });

export default function PhotoEditor() {
  const [isUnkept, setUnkept] = useState(false);
  return (
    <>
      <LeaveQuestion isAsked={isUnkept} />
      <PhotoEditorScreen onUnkept={setUnkept} />
    </>
  );
}
