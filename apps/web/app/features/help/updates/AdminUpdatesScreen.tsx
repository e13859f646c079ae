import { displayText } from "@jobami/api/http/display-text";
import { useReadings } from "@jobami/api/http/use-readings";
import type { ToldUpdate } from "@jobami/api/updates/contract";
import { toldUpdatePages } from "@jobami/api/updates/hooks";
import { updatesRoutes } from "@jobami/api/updates/routes";
import { Button } from "@jobami/ui/Button";
import { EmptyState } from "@jobami/ui/EmptyState";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { PageLinks } from "../../../platform/links/index.ts";
import { listFailure, usePagedList } from "../../../platform/lists/index.ts";
import { Part, RequireStaff, StaffPage } from "../../staff/index.ts";
import { AnnounceForm } from "./AnnounceForm.tsx";
import { dayWords, toldWords, words } from "./copy.ts";

const addressOf = (page: number) => (page > 1 ? `?page=${page}` : "?");

/** /admin/nouveautes: announces what is new, and corrects what was announced [POL-15]. */
export function AdminUpdatesScreen({ page }: { page: number }) {
  return (
    <RequireStaff needs="jobpadm">
      <Updates page={page} />
    </RequireStaff>
  );
}

function Updates({ page }: { page: number }) {
  const list = usePagedList(toldUpdatePages, { filter: {}, page });
  const readings = useReadings();
  const readAgain = () => readings.readAgain(updatesRoutes.every);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <StaffPage title={words.title} error={list.error}>
      <Stack gap={8}>
        <Part id="annoncer" title={words.announce}>
          <p className={text.soft}>{words.adminLead}</p>
          <AnnounceForm update={null} onKept={readAgain} />
        </Part>
        <Part id="annoncees" title={words.list}>
          <DataList
            label={words.list}
            look="rows"
            status={list.status}
            failure={listFailure(list)}
            items={list.items}
            getKey={({ id }) => id}
            renderItem={(update) =>
              update.id === edited ? (
                <AnnounceForm
                  update={update}
                  onKept={() => {
                    setEdited(null);
                    readAgain();
                  }}
                  onCancel={() => setEdited(null)}
                />
              ) : (
                <Announced update={update} onCorrect={() => setEdited(update.id)} />
              )
            }
            skeleton={<ListRowSkeleton />}
            onRetry={list.retry}
            empty={<EmptyState title={words.none}>{words.adminLead}</EmptyState>}
          />
          <PageLinks page={page} totalPages={list.totalPages} pathOf={addressOf} />
        </Part>
      </Stack>
    </StaffPage>
  );
}

function Announced({ update, onCorrect }: { update: ToldUpdate; onCorrect: () => void }) {
  const title = displayText(update.title);
  return (
    <ListRow
      title={<h3 className={heading[4]}>{title}</h3>}
      detail={`${dayWords(update.publishedAt)} · ${toldWords(update.told)}`}
      note={displayText(update.words)}
      actions={
        <Button
          variant="secondary"
          size="small"
          aria-label={`${words.correct} : ${title}`}
          onClick={onCorrect}
        >
          {words.correct}
        </Button>
      }
    />
  );
}
