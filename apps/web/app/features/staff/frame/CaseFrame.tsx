import { ApiError } from "@jobami/api/http/errors";
import { EmptyState } from "@jobami/ui/EmptyState";
import type { ReactNode } from "react";
import { LinkButton } from "../../../platform/links/index.ts";
import { usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { StaffPage } from "./StaffPage.tsx";

interface CaseFrameProps<Answer> {
  /** As the hook of the call returns it. */
  reading: { data: Answer | undefined; error?: unknown; mutate: () => unknown };
  /** What it is called until it is known. */
  title: string;
  titleOf: (answer: Answer) => string;
  /** What tells it from others of its title, for its tab. */
  aboutOf?: (answer: Answer) => string;
  /** The list that it stands in. */
  list: { path: string; label: string };
  labels: { unknown: string; unknownDetail: string; failed: string };
  children: (answer: Answer) => ReactNode;
}

/** A page of staff about one case of a list: itself, or that there is none under its address. */
export function CaseFrame<Answer>({
  reading,
  title,
  titleOf,
  aboutOf,
  list,
  labels,
  children,
}: CaseFrameProps<Answer>) {
  const { data, error } = reading;
  const toList = (
    <LinkButton variant="secondary" to={list.path}>
      {list.label}
    </LinkButton>
  );
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <StaffPage title={title} error={null}>
        <EmptyState title={labels.unknown} action={toList}>
          {labels.unknownDetail}
        </EmptyState>
      </StaffPage>
    );
  return (
    <StaffPage title={data === undefined ? title : titleOf(data)} error={error} actions={toList}>
      {data !== undefined && aboutOf !== undefined && (
        <TabTitle title={`${titleOf(data)}\u00a0: ${aboutOf(data)}`} place={titleOf(data)} />
      )}
      <Reading of={reading} failed={labels.failed} showsStale>
        {children}
      </Reading>
    </StaffPage>
  );
}

function TabTitle({ title, place }: { title: string; place: string }) {
  usePageTitle(title, place);
  return null;
}
