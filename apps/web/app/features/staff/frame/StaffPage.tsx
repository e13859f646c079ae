import { ApiError } from "@jobami/api/http/errors";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { heading } from "@jobami/ui/styles";
import type { ReactNode } from "react";
import { ForbiddenScreen } from "../../site/errors/index.ts";
import { SecondFactorMissing } from "./RequireStaff.tsx";

interface StaffPageProps {
  title: string;
  /** Why what the page shows could not be read: rights that were taken back meanwhile close the page. */
  error: unknown;
  /** What can be done with all of it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** How every page of staff appears, and what it becomes when the server reports that its rights are gone. */
export function StaffPage({ title, error, actions, children }: StaffPageProps) {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "FORBIDDEN") return <ForbiddenScreen />;
  if (code === "SECOND_FACTOR_REQUIRED") return <SecondFactorMissing />;
  return (
    <WorkPage>
      <PageHeader size="compact" title={title} actions={actions} />
      {children}
    </WorkPage>
  );
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
