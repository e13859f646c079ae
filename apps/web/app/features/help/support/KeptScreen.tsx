import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useSupportReplies, useSupportTags } from "@jobami/api/support/hooks";
import { Button } from "@jobami/ui/Button";
import { Dialog } from "@jobami/ui/Dialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { IconButton } from "@jobami/ui/IconButton";
import { ListRow, ListRowSkeleton } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { DataList } from "@jobami/ui/patterns/DataList";
import { text } from "@jobami/ui/styles";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { type KeptCopy, keptWords, replyCopy, tagCopy, words } from "./copy.ts";
import { KeptForm } from "./KeptForm.tsx";
import { HouseOnly, SupportPage } from "./SupportPage.tsx";
import { type Keeping, type Kept, repliesKeeping, tagsKeeping } from "./support.actors.ts";
import type { SupportArea } from "./where.ts";

/** /dashboard/support/tags: what the house files tickets by [SUPP-10]. */
export function TagsScreen({ area }: { area: SupportArea }) {
  return (
    <SupportPage area={area} title={tagCopy.title}>
      <HouseOnly title={words.houseOnly} text={words.houseOnlyDetail}>
        <Tags />
      </HouseOnly>
    </SupportPage>
  );
}

/** /dashboard/support/templates: what the house answers with [SUPP-11]. */
export function RepliesScreen({ area }: { area: SupportArea }) {
  return (
    <SupportPage area={area} title={replyCopy.title}>
      <HouseOnly title={words.houseOnly} text={words.houseOnlyDetail}>
        <Replies />
      </HouseOnly>
    </SupportPage>
  );
}

const Tags = () => <KeptList copy={tagCopy} keeping={tagsKeeping} reading={useSupportTags()} />;
const Replies = () => (
  <KeptList copy={replyCopy} keeping={repliesKeeping} reading={useSupportReplies()} hasText />
);

interface KeptListProps {
  copy: KeptCopy;
  keeping: Keeping;
  reading: { data: readonly Kept[] | undefined; error: unknown; mutate: () => Promise<unknown> };
  /** Whether there is more to one than its name. */
  hasText?: boolean;
}

function KeptList({ copy, keeping, reading, hasText = false }: KeptListProps) {
  const { data, error, mutate } = reading;
  const [edited, setEdited] = useState<Kept | "new" | null>(null);
  const add = <Button onClick={() => setEdited("new")}>{copy.add}</Button>;
  return (
    <Stack gap={4}>
      <p className={text.soft}>{copy.lead}</p>
      {data !== undefined && data.length > 0 && <Inline>{add}</Inline>}
      <DataList
        label={copy.list}
        look="rows"
        status={data !== undefined ? "ready" : error === undefined ? "loading" : "failed"}
        items={data ?? []}
        getKey={({ id }) => id}
        renderItem={(kept) => (
          <KeptRow
            kept={kept}
            copy={copy}
            keeping={keeping}
            onChange={() => setEdited(kept)}
            onRemoved={() => void mutate()}
          />
        )}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={() => void mutate()}
        empty={
          <EmptyState title={copy.none} headingLevel={2} action={add}>
            {copy.noneDetail}
          </EmptyState>
        }
      />
      {edited !== null && (
        <KeptDialog
          kept={edited === "new" ? null : edited}
          copy={copy}
          keeping={keeping}
          hasText={hasText}
          onClose={() => setEdited(null)}
          onKept={() => {
            setEdited(null);
            void mutate();
          }}
        />
      )}
    </Stack>
  );
}

interface KeptDialogProps {
  kept: Kept | null;
  copy: KeptCopy;
  keeping: Keeping;
  hasText: boolean;
  onClose: () => void;
  onKept: () => void;
}

function KeptDialog({ kept, copy, onClose, ...form }: KeptDialogProps) {
  useOverlayLock("support-kept", true);
  return (
    <Dialog isOpen title={kept === null ? copy.add : copy.change} onClose={onClose}>
      <KeptForm kept={kept} copy={copy} onCancel={onClose} {...form} />
    </Dialog>
  );
}

interface KeptRowProps {
  kept: Kept;
  copy: KeptCopy;
  keeping: Keeping;
  onChange: () => void;
  onRemoved: () => void;
}

function KeptRow({ kept, copy, keeping, onChange, onRemoved }: KeptRowProps) {
  const api = useApi();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => keeping.removing(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: copy.removed });
      onRemoved();
    },
    "submission.refused": () => {
      notify({ kind: "error", title: keptWords.failed });
      onRemoved();
    },
  });
  const name = displayText(kept.name);
  if (isAsking)
    return (
      <ListRow
        title={copy.removeQuestion(name)}
        actions={
          <Inline gap={2}>
            <Button
              variant="danger"
              size="small"
              isPending={isSending}
              onClick={() => submit({ id: kept.id })}
            >
              {keptWords.remove}
            </Button>
            <Button
              variant="secondary"
              size="small"
              autoFocus
              isDisabled={isSending}
              onClick={() => setAsking(false)}
            >
              {keptWords.keep}
            </Button>
          </Inline>
        }
      />
    );
  return (
    <ListRow
      title={<h2>{name}</h2>}
      detail={kept.text === undefined ? undefined : displayText(kept.text)}
      actions={
        <Inline gap={2} isOneLine>
          <IconButton
            label={`${keptWords.change} ${keptWords.named(name)}`}
            icon={<Pencil />}
            onClick={onChange}
          />
          <IconButton
            label={`${keptWords.remove} ${keptWords.named(name)}`}
            icon={<Trash2 />}
            onClick={() => setAsking(true)}
          />
        </Inline>
      }
    />
  );
}
