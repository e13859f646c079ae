import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import type { StaffUpdate } from "@jobami/api/updates/contract";
import { staffUpdatePages } from "@jobami/api/updates/hooks";
import { updatesRoutes } from "@jobami/api/updates/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { adminUpdatesPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { useKeyedList } from "../../../platform/lists/index.ts";
import { listAddress, Part, RequireStaff, readPlace, StaffList, StaffPage } from "../../staff/frame/index.ts";
import { AnnounceForm } from "./AnnounceForm.tsx";
import { copy, dayText, dueText, notifiedText } from "./copy.ts";

/** /admin/nouveautes: announces what is new, and corrects what was announced [POL-15]. */
export function AdminUpdatesScreen() {
  return (
    <RequireStaff needs="jobpadm">
      <Updates />
    </RequireStaff>
  );
}

function Updates() {
  const [params] = useSearchParams();
  const cursor = readPlace(params);
  const list = useKeyedList(staffUpdatePages, { filter: {}, cursor });
  const readings = useReadings();
  const readAgain = () => readings.readAgain(updatesRoutes.every);
  const last = cursor === "" ? list.items[0] : undefined;
  const clock = useClock();
  const due = last === undefined ? null : dueText(last.publishedAt, clock.now());
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <StaffPage title={copy.title} error={list.error}>
      <Stack gap={8}>
        <Part id="annoncer" title={copy.announce}>
          <p className={text.soft}>{copy.adminLead}</p>
          {due !== null && <Banner tone="warning" title={due} />}
          <AnnounceForm update={null} onSaved={readAgain} />
        </Part>
        <Part id="annoncees" title={copy.list}>
          <StaffList
            label={copy.list}
            list={list}
            noun={copy.noun}
            getKey={({ id }) => id}
            renderItem={(update) =>
              update.id === edited ? (
                <AnnounceForm
                  update={update}
                  onSaved={() => {
                    setEdited(null);
                    readAgain();
                  }}
                  onCancel={() => setEdited(null)}
                />
              ) : (
                <Announced update={update} onCorrect={() => setEdited(update.id)} />
              )
            }
            empty={<EmptyState title={copy.none}>{copy.adminLead}</EmptyState>}
            cursor={cursor}
            pathOf={(place) => listAddress(adminUpdatesPath, [], place)}
          />
        </Part>
      </Stack>
    </StaffPage>
  );
}

function Announced({ update, onCorrect }: { update: StaffUpdate; onCorrect: () => void }) {
  const title = displayText(update.title);
  return (
    <ListRow
      title={<h3 className={heading[4]}>{title}</h3>}
      detail={`${dayText(update.publishedAt)} · ${notifiedText(update.told)}`}
      note={displayText(update.words)}
      actions={
        <Button
          variant="secondary"
          size="small"
          aria-label={`${copy.correct} : ${title}`}
          onClick={onCorrect}
        >
          {copy.correct}
        </Button>
      }
    />
  );
}
