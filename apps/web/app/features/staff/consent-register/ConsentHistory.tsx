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
  endWords,
  instantWords,
  signedWords,
  stateTones,
  stateWords,
  whatWords,
  whoWords,
  words,
} from "./consent-register.copy.ts";

interface ConsentHistoryProps {
  /** Nobody's while it is empty. */
  personId: string;
  onClose: () => void;
}

/** All that one person agreed to, beside the register. */
export function ConsentHistory({ personId, onClose }: ConsentHistoryProps) {
  const isOpen = personId !== "";
  useOverlayLock("consent-history", isOpen);
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={words.history} side="end" closeLabel={words.close}>
      {isOpen && <History personId={personId} />}
    </Drawer>
  );
}

function detailOf(record: ConsentRecordRow): string {
  const { state } = record;
  return [endWords(record) ?? stateWords[state].toLowerCase(), signedWords(record)]
    .filter((part) => part !== null)
    .join(" · ");
}

function History({ personId }: { personId: string }) {
  const reading = useConsentHistory(personId);
  const { error } = reading;
  if (reading.data === undefined && error instanceof ApiError && error.code === "NOT_FOUND")
    return <p className={text.soft}>{words.historyUnknown}</p>;
  return (
    <Reading
      of={reading}
      failed={words.historyFailed}
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
          <strong>{whoWords(person)}</strong>
        </p>
        {person.email !== null && <p className={text.soft}>{person.email}</p>}
      </div>
      {records.length === 0 ? (
        <p className={text.soft}>{words.noHistory}</p>
      ) : (
        <Timeline
          label={words.history}
          entries={records.map((record) => ({
            id: record.id,
            title: whatWords(record),
            time: <time dateTime={record.givenAt}>{instantWords(record.givenAt)}</time>,
            detail: detailOf(record),
            tone: stateTones[record.state],
          }))}
        />
      )}
      {isCut && <p className={text.soft}>{words.cut}</p>}
    </Stack>
  );
}
