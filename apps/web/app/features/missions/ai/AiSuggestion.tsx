import { aiCreditsUpdated, useAiCredits } from "@jobami/api/ai-credits/hooks";
import { useApi } from "@jobami/api/http/provider";
import { suggestionView } from "@jobami/machines/ai/suggestion";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton, SkeletonGroup } from "@jobami/ui/Skeleton";
import { heading } from "@jobami/ui/styles";
import { Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { aiCreditsPath } from "../../../generated/paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useFlow } from "../../../platform/machine/index.ts";
import { sendToWindow } from "../../account/consents/index.ts";
import { type Suggesting, suggestionMachine } from "./ai.actors.ts";
import * as css from "./ai.css.ts";
import { copy, costText, problemTexts } from "./copy.ts";
import { Suggested, type SuggestedProps } from "./Suggested.tsx";

interface AiSuggestionProps<Ask, Answer extends { texte: string }>
  extends Pick<SuggestedProps<Answer>, "renderFacts" | "take"> {
  /** What is asked for, and the same inside a sentence. */
  label: string;
  action: string;
  /** What the server is asked with; a sentence where something is missing first. */
  ask: () => Ask | string;
  suggest: Suggesting<Ask, Answer>;
}

/** A button that has the AI propose something, and what it proposed, which its reader edits, takes or leaves. Nothing is sent [AICR-16]. */
export function AiSuggestion<Ask extends object, Answer extends { texte: string }>({
  label,
  action,
  ask,
  suggest,
  renderFacts,
  take,
}: AiSuggestionProps<Ask, Answer>): ReactNode {
  const api = useApi();
  const { data } = useAiCredits(true);
  const [machine] = useState(() => suggestionMachine<Ask, Answer>(api, suggest));
  const [lack, setLack] = useState<string | null>(null);
  const [snapshot, send] = useFlow(
    machine,
    { action },
    {
      "credits.spent": () => sendToWindow(aiCreditsUpdated),
      // The field that it goes into takes the focus.
      "suggestion.taken": () => {
        isBack.current = false;
      },
    },
  );
  const view = suggestionView<Ask, Answer>(snapshot);
  const button = useRef<HTMLButtonElement>(null);
  /** A person left what stood in the place of the button, and goes on there. */
  const isBack = useRef(false);
  useEffect(() => {
    if (!view.isIdle) isBack.current = true;
    else if (isBack.current) {
      isBack.current = false;
      button.current?.focus();
    }
  }, [view.isIdle]);

  function request(): void {
    const asked = ask();
    setLack(typeof asked === "string" ? asked : null);
    if (typeof asked !== "string") send({ type: "suggestion.requested", ask: asked });
  }
  const dismiss = () => send({ type: "suggestion.dismissed" });
  const retry = () => send({ type: "retry.requested" });

  if (view.answer !== null)
    return (
      <Suggested<Answer>
        answer={view.answer}
        renderFacts={renderFacts}
        take={
          take && {
            ...take,
            onTake: (texte, answer) => {
              send({ type: "suggestion.accepted" });
              take.onTake(texte, answer);
            },
          }
        }
        onAgain={request}
        onDismiss={dismiss}
      />
    );
  if (view.isOpening || view.isWriting)
    return <Waiting isWriting={view.isWriting} onStop={() => send({ type: "suggestion.cancelled" })} />;
  if (view.hasNoCredits)
    return (
      <Banner
        tone="warning"
        announce="assertive"
        title={copy.noCredits}
        onClose={dismiss}
        action={
          <Inline gap={2}>
            <LinkButton to={aiCreditsPath} size="small">
              {copy.buy}
            </LinkButton>
            <Button variant="ghost" size="small" onClick={retry}>
              {copy.checked}
            </Button>
          </Inline>
        }
      >
        {copy.noCreditsText}
      </Banner>
    );
  if (view.problem !== null)
    return (
      <Banner
        tone="danger"
        announce="assertive"
        title={view.problem === "REFUSED" && view.message !== "" ? view.message : problemTexts[view.problem]}
        onClose={dismiss}
        action={
          <Button variant="secondary" size="small" onClick={retry}>
            {copy.retry}
          </Button>
        }
      />
    );
  return (
    <Stack gap={1}>
      <Inline gap={3} align="center">
        <Button
          ref={button}
          variant="secondary"
          size="small"
          icon={<Sparkles strokeWidth={1.75} />}
          onClick={request}
        >
          {label}
        </Button>
        <span className={css.small}>{costText(data?.credits)}</span>
      </Inline>
      <p role="status" className={css.small}>
        {lack}
      </p>
    </Stack>
  );
}

function Waiting({ isWriting, onStop }: { isWriting: boolean; onStop: () => void }) {
  const stop = useRef<HTMLButtonElement>(null);
  useEffect(() => stop.current?.focus(), []);
  return (
    <Stack gap={3} className={css.panel}>
      <Inline gap={3} align="center" justify="between">
        <p role="status" className={heading[4]}>
          {isWriting ? copy.writing : copy.opening}
        </p>
        <Button ref={stop} variant="ghost" size="small" onClick={onStop}>
          {copy.stop}
        </Button>
      </Inline>
      <SkeletonGroup>
        <Skeleton width="wide" />
        <Skeleton width="wide" />
        <Skeleton />
      </SkeletonGroup>
    </Stack>
  );
}
