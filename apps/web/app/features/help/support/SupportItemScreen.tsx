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
import { copy, replyCopy, type SupportItemCopy, supportItemCopy, tagCopy } from "./copy.ts";
import { SupportItemForm } from "./SupportItemForm.tsx";
import { StaffOnly, SupportPage, ToOwnTickets } from "./SupportPage.tsx";
import { type Keeping, repliesKeeping, type SupportItem, tagsKeeping } from "./support.actors.ts";
import type { SupportArea } from "./where.ts";

/** /dashboard/support/tags: what staff files tickets by [SUPP-10]. */
export function TagsScreen({ area }: { area: SupportArea }) {
  return (
    <SupportPage area={area} title={tagCopy.title}>
      <StaffOnly title={copy.staffOnly} text={copy.staffOnlyDetail} instead={<ToOwnTickets area={area} />}>
        <Tags />
      </StaffOnly>
    </SupportPage>
  );
}

/** /dashboard/support/templates: what staff answers with [SUPP-11]. */
export function RepliesScreen({ area }: { area: SupportArea }) {
  return (
    <SupportPage area={area} title={replyCopy.title}>
      <StaffOnly title={copy.staffOnly} text={copy.staffOnlyDetail} instead={<ToOwnTickets area={area} />}>
        <Replies />
      </StaffOnly>
    </SupportPage>
  );
}

const Tags = () => <SupportItemList listCopy={tagCopy} keeping={tagsKeeping} reading={useSupportTags()} />;
const Replies = () => (
  <SupportItemList listCopy={replyCopy} keeping={repliesKeeping} reading={useSupportReplies()} hasText />
);

interface SupportItemListProps {
  listCopy: SupportItemCopy;
  keeping: Keeping;
  reading: { data: readonly SupportItem[] | undefined; error: unknown; mutate: () => Promise<unknown> };
  /** Whether there is more to one than its name. */
  hasText?: boolean;
}

function SupportItemList({ listCopy, keeping, reading, hasText = false }: SupportItemListProps) {
  const { data, error, mutate } = reading;
  const [edited, setEdited] = useState<SupportItem | "new" | null>(null);
  const add = <Button onClick={() => setEdited("new")}>{listCopy.add}</Button>;
  return (
    <Stack gap={4}>
      <p className={text.soft}>{listCopy.lead}</p>
      {data !== undefined && data.length > 0 && <Inline>{add}</Inline>}
      <DataList
        label={listCopy.list}
        look="rows"
        status={data !== undefined ? "ready" : error === undefined ? "loading" : "failed"}
        items={data ?? []}
        getKey={({ id }) => id}
        renderItem={(item) => (
          <SupportItemRow
            item={item}
            listCopy={listCopy}
            keeping={keeping}
            onChange={() => setEdited(item)}
            onRemoved={() => void mutate()}
          />
        )}
        skeleton={<ListRowSkeleton />}
        skeletonCount={3}
        onRetry={() => void mutate()}
        empty={
          <EmptyState title={listCopy.none} headingLevel={2} action={add}>
            {listCopy.noneDetail}
          </EmptyState>
        }
      />
      {edited !== null && (
        <SupportItemDialog
          item={edited === "new" ? null : edited}
          listCopy={listCopy}
          keeping={keeping}
          hasText={hasText}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void mutate();
          }}
        />
      )}
    </Stack>
  );
}

interface SupportItemDialogProps {
  item: SupportItem | null;
  listCopy: SupportItemCopy;
  keeping: Keeping;
  hasText: boolean;
  onClose: () => void;
  onSaved: () => void;
}

function SupportItemDialog({ item, listCopy, onClose, ...form }: SupportItemDialogProps) {
  useOverlayLock("support-kept", true);
  return (
    <Dialog isOpen title={item === null ? listCopy.add : listCopy.change} onClose={onClose}>
      <SupportItemForm item={item} listCopy={listCopy} onCancel={onClose} {...form} />
    </Dialog>
  );
}

interface SupportItemRowProps {
  item: SupportItem;
  listCopy: SupportItemCopy;
  keeping: Keeping;
  onChange: () => void;
  onRemoved: () => void;
}

function SupportItemRow({ item, listCopy, keeping, onChange, onRemoved }: SupportItemRowProps) {
  const api = useApi();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => keeping.removing(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      notify({ kind: "success", title: listCopy.removed });
      onRemoved();
    },
    "submission.refused": () => {
      notify({ kind: "error", title: supportItemCopy.failed });
      onRemoved();
    },
  });
  const name = displayText(item.name);
  if (isAsking)
    return (
      <ListRow
        title={listCopy.removeQuestion(name)}
        actions={
          <Inline gap={2}>
            <Button
              variant="danger"
              size="small"
              isPending={isSending}
              onClick={() => submit({ id: item.id })}
            >
              {supportItemCopy.remove}
            </Button>
            <Button
              variant="secondary"
              size="small"
              autoFocus
              isDisabled={isSending}
              onClick={() => setAsking(false)}
            >
              {supportItemCopy.keep}
            </Button>
          </Inline>
        }
      />
    );
  return (
    <ListRow
      title={<h2>{name}</h2>}
      detail={item.text === undefined ? undefined : displayText(item.text)}
      actions={
        <Inline gap={2} isOneLine>
          <IconButton
            label={`${supportItemCopy.change} ${supportItemCopy.named(name)}`}
            icon={<Pencil />}
            onClick={onChange}
          />
          <IconButton
            label={`${supportItemCopy.remove} ${supportItemCopy.named(name)}`}
            icon={<Trash2 />}
            onClick={() => setAsking(true)}
          />
        </Inline>
      }
    />
  );
}
