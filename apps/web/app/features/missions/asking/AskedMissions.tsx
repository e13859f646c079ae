import { useAskedMissions } from "@jobami/api/missions/use-asks";
import { DataList } from "@jobami/ui/patterns/DataList";
import { AskedRow } from "./AskedRow.tsx";
import { copy } from "./copy.ts";

/** What a jobbeur is asked for before everybody else, the next to run out first; nothing where they are asked for nothing. */
export function AskedMissions() {
  const { data, error, mutate } = useAskedMissions();
  if (error === undefined && (data === undefined || data.length === 0)) return null;
  return (
    <DataList
      label={copy.askedList}
      look="rows"
      status={error === undefined ? "ready" : "failed"}
      failure={{ title: copy.pageFailed }}
      items={data ?? []}
      getKey={({ id }) => id}
      renderItem={(mission) => <AskedRow mission={mission} headingLevel={2} />}
      skeleton={null}
      empty={null}
      onRetry={() => void mutate()}
    />
  );
}
