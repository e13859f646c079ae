import type { MetaFunction } from "react-router";
import { CasesSection, ContestsSection } from "../features/moderation/index.ts";
import { ModerationScreen } from "../features/staff/index.ts";
import { pageMeta } from "../platform/page/index.ts";
import { staffPages } from "../staff-pages.ts";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: staffPages.moderation.label, isPrivate: true });

export default function ModerationHome() {
  return (
    <ModerationScreen
      cases={
        <>
          <ContestsSection />
          <CasesSection />
        </>
      }
    />
  );
}
