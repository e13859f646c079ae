import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import { type JobiDirection, type JobiMovement, jobiDirections } from "@jobami/api/jobi/contract";
import { jobiMovementPages, useJobiBalance } from "@jobami/api/jobi/hooks";
import { jobiExportPath, jobiRoutes } from "@jobami/api/jobi/routes";
import { buttonStyle } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { JobiAmount } from "@jobami/ui/JobiAmount";
import { ListRow } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { Skeleton } from "@jobami/ui/Skeleton";
import { Stat } from "@jobami/ui/Stat";
import { heading, link } from "@jobami/ui/styles";
import { Download } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { MissionStart } from "../../../entities/mission/index.ts";
import { missionPath } from "../../../paths.ts";
import { LinkTabs, PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { copy, movementTitle } from "./copy.ts";
import { JobiGains } from "./JobiGains.tsx";

/** The direction that an address narrows to; null for all. */
export function readDirection(params: URLSearchParams): JobiDirection | null {
  return jobiDirections.find((direction) => direction === params.get("sens")) ?? null;
}

const tabs = [
  { direction: null, label: copy.all },
  { direction: "recus", label: copy.received },
  { direction: "depenses", label: copy.spent },
] as const;

const addressOf = (direction: JobiDirection | null, page = 1) => {
  const query = new URLSearchParams();
  if (direction !== null) query.set("sens", direction);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
};

interface JobiScreenProps {
  direction: JobiDirection | null;
  page: number;
}

/** One’s Jobi: what there is, and every movement that led there [JOBI-01]. */
export function JobiScreen({ direction, page }: JobiScreenProps) {
  const list = usePagedList(jobiMovementPages, {
    filter: direction === null ? {} : { sens: direction },
    page,
  });
  const readings = useReadings();
  useEffect(() => {
    const readAgain = () => readings.readAgain(jobiRoutes.movements);
    globalThis.addEventListener("jobi-updated", readAgain);
    return () => globalThis.removeEventListener("jobi-updated", readAgain);
  }, [readings]);
  return (
    <WorkPage measure="text">
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        size="compact"
        actions={
          <a href={jobiExportPath} download className={buttonStyle({ variant: "secondary" })}>
            <Download size={18} strokeWidth={1.75} />
            {copy.download}
          </a>
        }
      />
      <Balance />
      <JobiGains />
      <Stack as="section" gap={4} aria-labelledby="movements">
        <h2 id="movements" className={heading[3]}>
          {copy.movements}
        </h2>
        <LinkTabs
          label={copy.movements}
          tabs={tabs.map((tab) => ({
            to: addressOf(tab.direction),
            label: tab.label,
            isCurrent: tab.direction === direction,
          }))}
        />
        <DataList
          label={copy.movements}
          look="rows"
          status={list.status}
          failure={listFailure(list)}
          items={list.items}
          getKey={({ id }) => id}
          renderItem={(movement) => <Movement movement={movement} />}
          skeleton={<Skeleton shape="control" />}
          onRetry={list.retry}
          empty={
            <EmptyState title={copy.empty} action={<MissionStart />}>
              {copy.emptyText}
            </EmptyState>
          }
        />
        <PageLinks page={page} totalPages={list.totalPages} pathOf={(other) => addressOf(direction, other)} />
      </Stack>
    </WorkPage>
  );
}

function Balance() {
  const { data } = useJobiBalance(true);
  return (
    <Stat
      label={copy.balance}
      value={data === undefined ? null : <JobiAmount amount={data.montant} size="large" />}
      help={copy.balanceHelp}
      size="large"
    />
  );
}

function Movement({ movement }: { movement: JobiMovement }) {
  const { montant, solde, description, mission, created_at } = movement;
  return (
    <ListRow
      title={<h3 className={heading[4]}>{displayText(movementTitle(movement))}</h3>}
      detail={
        <>
          <RelativeTime instant={created_at} />
          {mission !== null && (
            <>
              {" · "}
              <Link className={link} to={missionPath(mission.id)}>
                {displayText(mission.titre)}
              </Link>
            </>
          )}
        </>
      }
      note={description === null ? null : displayText(description)}
      figure={<JobiAmount amount={montant} isSigned />}
      state={
        <>
          {copy.left}
          {solde}
        </>
      }
    />
  );
}
