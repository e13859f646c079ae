import type { CardDraft } from "@jobami/api/cards/contract";
import { keepCard } from "@jobami/api/cards/hooks";
import { type CardTemplate, cardTemplates } from "@jobami/api/cards/routes";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { useOwnProfile } from "@jobami/api/profiles/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import { Skeleton } from "@jobami/ui/Skeleton";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { UndoButtons } from "../../../platform/undo/index.ts";
import { CardFields } from "./CardFields.tsx";
import { CardPreview } from "./CardPreview.tsx";
import { BackLink } from "./CardScreen.tsx";
import { keepingMachine } from "./cards.actors.ts";
import { cardCopy, editorCopy as copy, templateCopy } from "./copy.ts";
import { newCardRecord } from "./new-card-record.ts";
import { prefilled } from "./prefill.ts";
import { useCardHistory } from "./use-card-history.ts";
import { useCardLinks } from "./use-card-links.ts";
import { cardPath } from "./where.ts";

/** /dashboard/card-editor?modele=…: a new card, filled by the profile [DASH-02]. */
export function NewCardScreen() {
  const [query] = useSearchParams();
  const template = cardTemplates.find((one) => one === query.get("modele")) ?? cardTemplates[0];
  const profile = useOwnProfile();
  const [turn, setTurn] = useState(0);
  return (
    <WorkPage>
      <PageHeader title={copy.newTitle} lead={copy.newLead} size="compact" actions={<BackLink />} />
      <Reading of={profile} failed={cardCopy.profileFailed} awaited={<Skeleton shape="image" />}>
        {({ profil }) => (
          <NewCard
            key={`${template} ${turn}`}
            profile={profil.data}
            template={template}
            onRestart={() => setTurn(turn + 1)}
          />
        )}
      </Reading>
    </WorkPage>
  );
}

interface NewCardProps {
  profile: OwnProfile;
  template: CardTemplate;
  onRestart: () => void;
}

function NewCard({ profile, template, onRestart }: NewCardProps) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const [record] = useState(() => newCardRecord(profile.id, template));
  const [resumed] = useState(() => record.read());
  const [first] = useState(
    (): CardDraft => resumed ?? { title: templateCopy[template].label, design: prefilled(template, profile) },
  );
  const [machine] = useState(() => keepingMachine(api));
  /** It is a card now, and its own page comes: what would be typed here until then would be lost. */
  const [isSaved, setSaved] = useState(false);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      record.remember(null);
      setSaved(true);
      keepCard(readings, answer);
      notify({ kind: "success", title: copy.saved });
      void navigate(cardPath(answer.id), { replace: true });
    },
  });
  const { editing } = useCardHistory(first, (draft) => {
    edit();
    record.remember(draft);
  });
  const { draft } = editing;
  const links = useCardLinks(profile.slug, draft.design.picture);
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  return (
    <Stack gap={5} inert={isSaved}>
      {resumed !== null && (
        <Banner
          tone="info"
          title={copy.resumed}
          action={
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                record.remember(null);
                onRestart();
              }}
            >
              {copy.restart}
            </Button>
          }
        >
          {copy.resumedText}
        </Banner>
      )}
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <Columns ratio="1:1" from="laptop" gap={6} align="start">
        <Stack gap={4}>
          <Inline gap={3} align="center">
            <Button
              isPending={isSending || isSaved}
              pendingLabel={copy.keeping}
              isDisabled={draft.title.trim() === ""}
              onClick={() => submit(draft)}
            >
              {copy.keep}
            </Button>
            <UndoButtons steps={editing} isOfText />
          </Inline>
          <CardPreview draft={draft} links={links} />
        </Stack>
        <CardFields editing={editing} errorOf={errorOf} />
      </Columns>
    </Stack>
  );
}
