import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { usePortfolio } from "@jobami/api/portfolio/hooks";
import { maxPieces, maxPremiumPieces } from "@jobami/api/portfolio/routes";
import { SubscriptionProvider, useSubscription } from "@jobami/api/subscriptions/provider";
import { Badge } from "@jobami/ui/Badge";
import { BeforeAfter } from "@jobami/ui/BeforeAfter";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { EmptyState } from "@jobami/ui/EmptyState";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MenuButton } from "@jobami/ui/Menu";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { Spinner } from "@jobami/ui/Spinner";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { ArrowDown, ArrowUp, Crop, EllipsisVertical, Plus, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { retouchPath } from "../../../entities/piece/index.ts";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { ReadingFailed } from "../../../platform/reading/index.ts";
import { about, copy, fullText, placeText, removeQuestion } from "./copy.ts";
import { PieceForm } from "./PieceForm.tsx";
import { movingPiece, removingPiece } from "./portfolio.actors.ts";
import * as css from "./portfolio.css.ts";

/** What a jobbeur shows of their work: added, changed, put in order, removed. */
export function PortfolioSection() {
  const { data, error, mutate } = usePortfolio();
  return (
    <FormSection title={copy.title} description={copy.lead}>
      {data !== undefined ? (
        <SubscriptionProvider>
          <Pieces pieces={data} onChange={(pieces) => void mutate(pieces, { revalidate: false })} />
        </SubscriptionProvider>
      ) : error !== undefined ? (
        <ReadingFailed error={error} onRetry={() => void mutate()} />
      ) : (
        <Spinner label={copy.loading} />
      )}
    </FormSection>
  );
}

interface PiecesProps {
  pieces: readonly PortfolioPiece[];
  onChange: (pieces: PortfolioPiece[]) => void;
}

function Pieces({ pieces, onChange }: PiecesProps) {
  /** What is written: one of the list, or a new one. */
  const [edited, setEdited] = useState<PortfolioPiece | "new" | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const most = useSubscription().has("realisations") ? maxPremiumPieces : maxPieces;
  const adding = useRef<HTMLButtonElement>(null);
  const moving = useMove(onChange, setAnnouncement);
  // Once what had the focus is gone.
  const focusAdding = () => requestAnimationFrame(() => adding.current?.focus());
  const close = () => {
    setEdited(null);
    focusAdding();
  };
  if (edited !== null)
    return (
      <PieceForm
        piece={edited === "new" ? null : edited}
        onCancel={close}
        onSaved={(savedPiece) => {
          onChange(savedPiece);
          close();
        }}
      />
    );
  return (
    <Stack gap={4}>
      {pieces.length === 0 ? (
        <EmptyState title={copy.empty} headingLevel={3}>
          {copy.emptyHelp}
        </EmptyState>
      ) : (
        <Grid as="ul" gap={4} columns={{ tablet: 2 }} aria-label={copy.list}>
          {pieces.map((piece, place) => (
            <Card key={piece.id} element="li">
              <PieceRow
                piece={piece}
                place={place}
                last={pieces.length - 1}
                onMove={(to) => moving.submit({ id: piece.id, place: to })}
                onChange={() => setEdited(piece)}
                onRemoved={(left) => {
                  onChange(left);
                  focusAdding();
                }}
              />
            </Card>
          ))}
        </Grid>
      )}
      <p className={visuallyHidden} role="status">
        {announcement}
      </p>
      {pieces.length < most ? (
        <Inline>
          <Button ref={adding} variant="secondary" icon={<Plus />} onClick={() => setEdited("new")}>
            {copy.add}
          </Button>
        </Inline>
      ) : (
        <InlineAlert tone="info">{fullText(most)}</InlineAlert>
      )}
    </Stack>
  );
}

/** Puts pieces in another order, and announces where the moved one stands now. */
function useMove(onChange: PiecesProps["onChange"], onAnnounce: (text: string) => void) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => movingPiece(api));
  const moved = useRef("");
  const { submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      onChange(answer);
      const place = answer.findIndex(({ id }) => id === moved.current);
      const piece = answer[place];
      if (piece !== undefined) onAnnounce(placeText(displayText(piece.title), place + 1, answer.length));
    },
    "submission.refused": () => notify({ kind: "error", title: copy.moveFailed }),
  });
  return {
    submit: (move: { id: string; place: number }) => {
      moved.current = move.id;
      submit(move);
    },
  };
}

interface PieceRowProps {
  piece: PortfolioPiece;
  place: number;
  last: number;
  onMove: (place: number) => void;
  onChange: () => void;
  onRemoved: (left: PortfolioPiece[]) => void;
}

function PieceRow({ piece, place, last, onMove, onChange, onRemoved }: PieceRowProps) {
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [machine] = useState(() => removingPiece(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      notify({ kind: "success", title: copy.removed });
      setAsking(false);
      onRemoved(answer);
    },
  });
  const title = displayText(piece.title);
  return (
    <Stack gap={3}>
      <BeforeAfter
        title={title}
        before={piece.before && { src: piece.before.small }}
        after={{ src: piece.before === null ? piece.after.medium : piece.after.small }}
      />
      <Stack gap={1} className={css.bodyText}>
        <h3 className={heading[4]}>{title}</h3>
        {piece.text !== "" && <p className={text.soft}>{displayText(piece.text)}</p>}
        {piece.isHidden && (
          <div>
            <Badge tone="warning">{copy.hidden}</Badge>
          </div>
        )}
      </Stack>
      <Inline gap={2} align="center" isOneLine>
        <Button variant="secondary" size="small" aria-label={about(copy.change, title)} onClick={onChange}>
          {copy.change}
        </Button>
        <MenuButton
          label={about(copy.actions, title)}
          variant="ghost"
          icon={<EllipsisVertical />}
          entries={[
            {
              id: "retouch",
              label: copy.retouch,
              icon: <Crop />,
              onAction: () => void navigate(retouchPath(piece.id)),
            },
            ...(place > 0
              ? [{ id: "up", label: copy.up, icon: <ArrowUp />, onAction: () => onMove(place - 1) }]
              : []),
            ...(place < last
              ? [{ id: "down", label: copy.down, icon: <ArrowDown />, onAction: () => onMove(place + 1) }]
              : []),
            {
              id: "remove",
              label: copy.remove,
              icon: <Trash2 />,
              isDanger: true,
              onAction: () => setAsking(true),
            },
          ]}
        />
      </Inline>
      <ConfirmDialog
        isOpen={isAsking}
        title={removeQuestion(title)}
        losses={[copy.removeLoss]}
        confirmLabel={copy.remove}
        isPending={isSending}
        error={problem === null ? undefined : copy.removeFailed}
        onConfirm={() => submit({ id: piece.id })}
        onCancel={() => {
          edit();
          setAsking(false);
        }}
      />
    </Stack>
  );
}
