import type { ConsentRecordRow } from "@jobami/api/consents/contract";
import { useConsentHistory } from "@jobami/api/consents/hooks";
import { ApiError } from "@jobami/api/http/errors";
import { Drawer } from "@jobami/ui/Drawer";
import { ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Timeline } from "@jobami/ui/Timeline";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import {
  copy,
  endText,
  instantText,
  partyText,
  signedText,
  stateLabels,
  stateTones,
  versionsText,
} from "./consent-register.copy.ts";

interface ConsentHistoryProps {
  /** No one’s while it is empty. */
  personId: string;
  onClose: () => void;
}

/** All that one person agreed to, beside the register. */
export function ConsentHistory({ personId, onClose }: ConsentHistoryProps) {
  const isOpen = personId !== "";
  useOverlayLock("consent-history", isOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={copy.history} side="end" closeLabel={copy.close}>
      {isOpen && <History personId={personId} />}
    </Drawer>
  );
}

function detailOf(record: ConsentRecordRow): string {
  const { state } = record;
  return [endText(record) ?? stateLabels[state].toLowerCase(), signedText(record)]
    .filter((part) => part !== null)
    .join(" · ");
}

function History({ personId }: { personId: string }) {
  const reading = useConsentHistory(personId);
  const { error } = reading;
  if (reading.data === undefined && error instanceof ApiError && error.code === "NOT_FOUND")
    return <p className={text.soft}>{copy.historyUnknown}</p>;
  return (
    <Reading
      of={reading}
      failed={copy.historyFailed}
      awaited={
        <>
          <ListRowSkeleton />
          <ListRowSkeleton />
          <ListRowSkeleton />
        </>
      }
    >
      {(known) => <Records {...known} />}
    </Reading>
  );
}

type RecordsProps = NonNullable<ReturnType<typeof useConsentHistory>["data"]>;

function Records({ person, records, isCut }: RecordsProps) {
  return (
    <Stack gap={4}>
      <div>
        <p>
          <strong>{partyText(person)}</strong>
        </p>
        {person.email !== null && <p className={text.soft}>{person.email}</p>}
      </div>
      {records.length === 0 ? (
        <p className={text.soft}>{copy.noHistory}</p>
      ) : (
        <Timeline
          label={copy.history}
          entries={records.map((record) => ({
            id: record.id,
            title: versionsText(record),
            time: <time dateTime={record.givenAt}>{instantText(record.givenAt)}</time>,
            detail: detailOf(record),
            tone: stateTones[record.state],
          }))}
        />
      )}
      {isCut && <p className={text.soft}>{copy.cut}</p>}
    </Stack>
  );
}
