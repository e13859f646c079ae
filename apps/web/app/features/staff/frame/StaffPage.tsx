import { ApiError } from "@jobami/api/http/errors";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { usePageTitle } from "../../../platform/page/index.ts";
import { ForbiddenScreen } from "../../site/errors/index.ts";
import { SecondFactorMissing } from "./RequireStaff.tsx";

interface StaffPageProps {
  title: string;
  /** What its tab is called where others have its title: the page of one thing of many, once the thing is known. */
  tabTitle?: string | undefined;
  /** Why what the page shows could not be read: rights that were taken back meanwhile close the page. */
  error: unknown;
  /** What can be done with all of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** How every page of staff appears, and what it becomes when the server reports that its rights are gone. */
export function StaffPage({ title, tabTitle, error, actions, children }: StaffPageProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "FORBIDDEN") return <ForbiddenScreen />;
  if (code === "SECOND_FACTOR_REQUIRED") return <SecondFactorMissing />;
  return (
    <WorkPage>
      {tabTitle !== undefined && <TabTitle title={tabTitle} place={title} />}
      <PageHeader size="compact" title={title} actions={actions} />
      {children}
    </WorkPage>
  );
}

function TabTitle({ title, place }: { title: string; place: string }) {
  usePageTitle(title, place);
  return null;
}

interface PartProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of such a page under its heading. */
export function Part({ id, title, children }: PartProps) {
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <h2 id={id} className={heading[3]}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
