import type { BusinessCard, CardDraft } from "@jobami/api/cards/contract";
import { keepCard, useCard } from "@jobami/api/cards/hooks";
import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { useOwnProfile } from "@jobami/api/profiles/hooks";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { useEffect, useMemo } from "react";
import { cardEditorLabel, cardTemplatesPath } from "../../../generated/paths.ts";
import { autosaveRecord, SaveState, useAutosave } from "../../../platform/autosave/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useAwaitedTitle, usePageTitle } from "../../../platform/page/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { UndoButtons } from "../../../platform/undo/index.ts";
import { CardFields } from "./CardFields.tsx";
import { CardPreview } from "./CardPreview.tsx";
import { editingMachine, savedCard } from "./cards.actors.ts";
import { cardCopy, editorCopy as copy } from "./copy.ts";
import { useCardHistory } from "./use-card-history.ts";
import { useCardLinks } from "./use-card-links.ts";

/** /dashboard/card-editor/{id}: a card of one's own, which saves itself as it is changed [DASH-03]. */
export function CardScreen({ id }: { id: string }) {
  const card = useCard(id);
  const profile = useOwnProfile();
  const isUnknown = card.error instanceof ApiError && card.error.code === "NOT_FOUND";
  const title = card.data === undefined ? cardEditorLabel : displayText(card.data.title);
  useAwaitedTitle(card);
  usePageTitle(card.data === undefined ? title : `${title} · ${cardEditorLabel}`, title);
  if (isUnknown) return <NoSuchCard />;
  return (
    <WorkPage>
      <PageHeader title={title} size="compact" actions={<BackLink />} />
      <Reading of={card} failed={copy.failed} showsStale awaited={<Skeleton shape="image" />}>
        {(data) => (
          <Reading of={profile} failed={cardCopy.profileFailed} awaited={<Skeleton shape="image" />}>
            {({ profil }) => <CardEditor key={data.id} card={data} profile={profil.data} />}
          </Reading>
        )}
      </Reading>
    </WorkPage>
  );
}

/** The way to all one's cards. */
export function BackLink() {
  return (
    <LinkButton variant="ghost" to={cardTemplatesPath}>
      {copy.back}
    </LinkButton>
  );
}

function NoSuchCard() {
  return (
    <WorkPage>
      <PageHeader title={cardEditorLabel} size="compact" />
      <EmptyState title={copy.unknown} headingLevel={2} action={<BackLink />}>
        {copy.unknownText}
      </EmptyState>
    </WorkPage>
  );
}

function CardEditor({ card, profile }: { card: BusinessCard; profile: OwnProfile }) {
  const api = useApi();
  const readings = useReadings();
  const form = useAutosave<CardDraft>({
    record: () => autosaveRecord(`card:${card.id}`),
    machine: () => editingMachine(api, card.id, (saved) => keepCard(readings, saved)),
    saved: useMemo(() => savedCard(card), [card]),
  });
  const { editing, replace } = useCardHistory(form.draft, (draft) =>
    form.send({ type: "draft.changed", draft }),
  );
  const isElse = JSON.stringify(form.draft) !== JSON.stringify(editing.draft);
  // What the server tidied, or another tab saved, is shown without being a step of one's own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the form shows is taken once.
  useEffect(() => {
    if (isElse) replace(form.draft);
  }, [isElse, form.draft]);
  const links = useCardLinks(profile.slug, editing.draft.design.picture);
  return (
    <Stack gap={5}>
      <SaveState form={form} conflictTitle={copy.conflict} hasOwnUndo />
      <Columns ratio="1:1" from="laptop" gap={6} align="start">
        <Stack gap={4}>
          <UndoButtons steps={editing} isOfText />
          <CardPreview draft={editing.draft} links={links} />
        </Stack>
        <CardFields editing={editing} errorOf={form.errorOf} />
      </Columns>
    </Stack>
  );
}
