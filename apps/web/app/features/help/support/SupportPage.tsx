import { ApiError } from "@jobami/api/http/errors";
import { roleReaches } from "@jobami/api/http/route";
import type { Ticket } from "@jobami/api/support/contract";
import { useTicket } from "@jobami/api/support/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import type { ReactNode } from "react";
import { LinkButton } from "../../../platform/links/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { RequireStaff, StaffPage } from "../../staff/frame/index.ts";
import { copy, kindCopy, tabTitle } from "./copy.ts";
import { listPath, type SupportArea } from "./where.ts";

interface SupportPageProps {
  area: SupportArea;
  title: string;
  tabTitle?: string | undefined;
  error?: unknown;
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the help: anybody's in the dashboard, staff's in theirs. */
export function SupportPage({ area, error = null, ...page }: SupportPageProps) {
  const shown = <StaffPage error={error} {...page} />;
  return area === "admin" ? <RequireStaff needs="jobpadm">{shown}</RequireStaff> : shown;
}

/** Whether who is signed in answers for staff. */
export function useIsStaff(): boolean {
  const { user } = useSession();
  return user !== null && roleReaches(user.role, "jobmodo");
}

interface StaffOnlyProps {
  title: string;
  text: string;
  /** Leads others to what is theirs. */
  instead?: ReactNode;
  children: ReactNode;
}

/** What is staff’s own: others learn that, and nothing is asked of the server [readings 8]. */
export function StaffOnly({ title, text, instead, children }: StaffOnlyProps) {
  if (useIsStaff()) return children;
  return (
    <EmptyState title={title} action={instead}>
      {text}
    </EmptyState>
  );
}

/** From what is staff’s own to what a person asked. */
export function ToOwnTickets({ area }: { area: SupportArea }) {
  return <LinkButton to={listPath(area, "help")}>{kindCopy.help.list}</LinkButton>;
}

interface OneTicketProps {
  area: SupportArea;
  id: string;
  /** Of the page until the ticket is there. */
  title: string;
  titleOf: (ticket: Ticket) => string;
  actions?: (ticket: Ticket) => ReactNode;
  children: (ticket: Ticket) => ReactNode;
}

/** A page about one ticket: what is shown until it is there, and where there is none. */
export function OneTicket({ area, id, title, titleOf, actions, children }: OneTicketProps) {
  const reading = useTicket(id);
  const { data, error } = reading;
  if (error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "VALIDATION_FAILED"))
    return (
      <SupportPage area={area} title={title}>
        <EmptyState
          title={copy.unknown}
          action={
            <LinkButton variant="secondary" to={listPath(area, "help")}>
              {copy.toList}
            </LinkButton>
          }
        >
          {copy.unknownDetail}
        </EmptyState>
      </SupportPage>
    );
  return (
    <SupportPage
      area={area}
      title={data === undefined ? title : titleOf(data.data)}
      tabTitle={data && tabTitle(titleOf(data.data), data.data)}
      error={error}
      actions={data === undefined ? undefined : actions?.(data.data)}
    >
      <Reading of={reading} failed={copy.failed} showsStale>
        {({ data: ticket }) => children(ticket)}
      </Reading>
    </SupportPage>
  );
}
