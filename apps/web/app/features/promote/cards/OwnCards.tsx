import type { BusinessCard } from "@jobami/api/cards/contract";
import { forgetCard, keepCard, useCards } from "@jobami/api/cards/hooks";
import { maxCardTitle } from "@jobami/api/cards/routes";
import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { OwnProfile } from "@jobami/api/profiles/contract";
import { Button } from "@jobami/ui/Button";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Dialog } from "@jobami/ui/Dialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Form } from "@jobami/ui/Form";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { ListRow, ListRowSkeleton, rowLink } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { MenuButton } from "@jobami/ui/Menu";
import { DataList } from "@jobami/ui/patterns/DataList";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { Copy, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { listFailure } from "../../../platform/lists/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { CardDrawing } from "./CardDrawing.tsx";
import { keepingMachine, removingMachine, renamingMachine } from "./cards.actors.ts";
import * as css from "./cards.css.ts";
import { about, cardCopy as copy, copyTitle, removeQuestion, templateCopy } from "./copy.ts";
import { useCardLinks } from "./use-card-links.ts";
import { cardPath } from "./where.ts";

/** The cards that a person has, and what is done with each. */
export function OwnCards({ profile }: { profile: OwnProfile }) {
  const { data, error, mutate } = useCards();
  const [asked, setAsked] = useState<{ what: "rename" | "remove"; card: BusinessCard } | null>(null);
  useOverlayLock("card-asked", asked !== null);
  const close = () => setAsked(null);
  return (
    <Stack as="section" gap={4} aria-labelledby="mes-cartes">
      <h2 id="mes-cartes" className={heading[3]}>
        {copy.own}
      </h2>
      <DataList
        label={copy.own}
        look="rows"
        status={error !== undefined ? "failed" : data === undefined ? "loading" : "ready"}
        failure={listFailure({ isCutOff: error instanceof ApiError && error.code === "NETWORK" })}
        items={data ?? []}
        getKey={({ id }) => id}
        renderItem={(card) => (
          <CardRow card={card} profile={profile} onAsk={(what) => setAsked({ what, card })} />
        )}
        skeleton={<ListRowSkeleton hasLeading />}
        skeletonCount={2}
        onRetry={() => void mutate()}
        empty={
          <EmptyState title={copy.none} headingLevel={3}>
            {copy.noneText}
          </EmptyState>
        }
      />
      {asked?.what === "rename" && <RenameDialog key={asked.card.id} card={asked.card} onClose={close} />}
      {asked?.what === "remove" && <RemoveDialog key={asked.card.id} card={asked.card} onClose={close} />}
    </Stack>
  );
}

interface CardRowProps {
  card: BusinessCard;
  profile: OwnProfile;
  onAsk: (what: "rename" | "remove") => void;
}

function CardRow({ card, profile, onAsk }: CardRowProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const links = useCardLinks(profile.slug, card.design.picture);
  const [machine] = useState(() => keepingMachine(api));
  const { problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepCard(readings, answer);
      notify({ kind: "success", title: copy.duplicated });
    },
  });
  const title = displayText(card.title);
  return (
    <ListRow
      leading={
        <span className={css.thumbnail}>
          <CardDrawing design={card.design} links={links} side="front" isDecorative />
        </span>
      }
      title={
        <h3 className={css.name}>
          <Link className={rowLink} to={cardPath(card.id)}>
            {title}
          </Link>
        </h3>
      }
      detail={
        <>
          {templateCopy[card.design.template].label} · {copy.changed}{" "}
          <RelativeTime instant={card.updatedAt} />
        </>
      }
      note={problem === null ? undefined : <InlineAlert>{problemText(problem)}</InlineAlert>}
      actions={
        <MenuButton
          label={about(copy.actions, title)}
          variant="ghost"
          icon={<EllipsisVertical />}
          entries={[
            { id: "rename", label: copy.rename, icon: <Pencil />, onAction: () => onAsk("rename") },
            {
              id: "duplicate",
              label: copy.duplicate,
              icon: <Copy />,
              onAction: () => submit({ title: copyTitle(card.title, maxCardTitle), design: card.design }),
            },
            {
              id: "remove",
              label: copy.remove,
              icon: <Trash2 />,
              isDanger: true,
              onAction: () => onAsk("remove"),
            },
          ]}
        />
      }
    />
  );
}

interface AskedProps {
  card: BusinessCard;
  onClose: () => void;
}

function RemoveDialog({ card, onClose }: AskedProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => removingMachine(api));
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      forgetCard(readings, card.id);
      notify({ kind: "success", title: copy.removed });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={removeQuestion(displayText(card.title))}
      losses={[copy.removeLoss]}
      confirmLabel={copy.remove}
      isPending={isSending}
      error={problem === null ? undefined : problemText(problem)}
      onConfirm={() => submit({ id: card.id })}
      onCancel={onClose}
    />
  );
}

function RenameDialog({ card, onClose }: AskedProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const id = useId();
  const [title, setTitle] = useState(card.title);
  const [machine] = useState(() => renamingMachine(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepCard(readings, answer);
      notify({ kind: "success", title: copy.renamed });
      onClose();
    },
  });
  const isMissing = title.trim() === "";
  function send(): void {
    if (!isMissing) submit({ ...card, title });
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={about(copy.rename, displayText(card.title))}
      size="small"
      actions={
        <>
          <Button type="submit" form={id} isPending={isSending}>
            {copy.save}
          </Button>
          <Button variant="secondary" isDisabled={isSending} onClick={onClose}>
            {copy.cancel}
          </Button>
        </>
      }
    >
      <Stack as={Form} id={id} gap={4} onSubmit={send}>
        <InlineAlert>{problem === null ? null : problemText(problem)}</InlineAlert>
        <TextField
          label={copy.cardTitle}
          isRequired
          autoComplete="off"
          maxLength={maxCardTitle}
          value={title}
          error={isMissing ? copy.cardTitleMissing : undefined}
          onChange={({ currentTarget: { value } }) => {
            setTitle(value);
            edit();
          }}
        />
      </Stack>
    </Dialog>
  );
}
