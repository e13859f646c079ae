import { longestSuggestion } from "@jobami/api/ai/routes";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { Sparkles } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import * as css from "./ai.css.ts";
import { copy } from "./copy.ts";

export interface SuggestedProps<Answer extends { texte: string }> {
  answer: Answer;
  /** What it stands on. */
  renderFacts?: ((answer: Answer) => ReactNode) | undefined;
  /** What can be done with it: without, it is read alone. `isText`: its text is edited and taken. */
  take?:
    | {
        label: (answer: Answer) => string;
        isText: boolean;
        onTake: (texte: string, answer: Answer) => void;
      }
    | undefined;
}

interface ActsProps {
  onAgain: () => void;
  onDismiss: () => void;
}

/** What was proposed: to edit, take or leave. */
export function Suggested<Answer extends { texte: string }>(props: SuggestedProps<Answer> & ActsProps) {
  const { answer, renderFacts, take, onAgain, onDismiss } = props;
  const [texte, setTexte] = useState(answer.texte);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <Stack as="section" ref={panel} tabIndex={-1} gap={3} className={css.panel} aria-label={copy.title}>
      <Inline gap={2} align="center" className={css.title}>
        <Sparkles size={18} strokeWidth={1.75} />
        <p className={heading[4]}>{copy.title}</p>
      </Inline>
      {take?.isText === true ? (
        <TextArea
          label={copy.field}
          help={copy.care}
          isRequired
          rows={5}
          maxCharacters={longestSuggestion}
          value={texte}
          onChange={(event) => setTexte(event.target.value)}
        />
      ) : (
        <>
          <p className={css.bodyText}>{answer.texte}</p>
          <p className={css.small}>{copy.care}</p>
        </>
      )}
      {renderFacts?.(answer)}
      <Inline gap={3}>
        {take !== undefined && (
          <Button
            size="small"
            isResting={take.isText && texte.trim() === ""}
            onClick={() => take.onTake(texte, answer)}
          >
            {take.label(answer)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={onAgain}>
          {copy.again}
        </Button>
        <Button variant="ghost" size="small" onClick={onDismiss}>
          {take === undefined ? copy.close : copy.dismiss}
        </Button>
      </Inline>
    </Stack>
  );
}
