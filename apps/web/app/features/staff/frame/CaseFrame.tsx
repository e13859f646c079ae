import { ApiError } from "@jobami/api/http/errors";
import { EmptyState } from "@jobami/ui/EmptyState";
import type { ReactNode } from "react";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle } from "../../../platform/page/index.ts";
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
  /** The list that it stands in: where it is, what it is called, and the label of the way to it. */
  list: { path: string; name: string; label: string };
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
  useAwaitedTitle(reading);
  const tabTitleOf = (answer: Answer) =>
    aboutOf === undefined ? titleOf(answer) : `${titleOf(answer)}\u00a0: ${aboutOf(answer)}`;
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
    <StaffPage
      title={data === undefined ? title : titleOf(data)}
      tabTitle={data && `${tabTitleOf(data)} · ${list.name}`}
      error={error}
      actions={toList}
    >
      <Reading of={reading} failed={labels.failed} showsStale>
        {children}
      </Reading>
    </StaffPage>
  );
}
