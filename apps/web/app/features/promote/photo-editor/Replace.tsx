import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PortfolioPiece } from "@jobami/api/portfolio/contract";
import { portfolioRoutes } from "@jobami/api/portfolio/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useState } from "react";
import { ownProfilePath } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { replaceWords, words } from "./copy.ts";
import { keepingPhoto, puttingBack } from "./photo.actors.ts";

interface ReplaceProps {
  /** The piece as it was when its picture was opened. */
  piece: PortfolioPiece;
  make: () => Promise<Blob>;
  onKept: () => void;
}

/** Puts an edited picture in the place of the one that a piece of work is shown by; the way back is there. */
export function Replace({ piece, make, onKept }: ReplaceProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [isReplaced, setReplaced] = useState(false);
  const [replacing] = useState(() => keepingPhoto(api));
  const [backing] = useState(() => puttingBack(api));
  function take(answer: PortfolioPiece[], isNew: boolean): void {
    readings.change(portfolioRoutes.list, {}, () => answer);
    setReplaced(isNew);
    notify({ kind: "success", title: isNew ? words.replaced : words.wasPutBack });
  }
  const replacement = useSubmission(replacing, {
    "submission.accepted": ({ answer }) => {
      take(answer, true);
      onKept();
    },
  });
  const wayBack = useSubmission(backing, {
    "submission.accepted": ({ answer }) => take(answer, false),
  });
  const problem = replacement.problem ?? wayBack.problem;
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <p className={text.soft}>{replaceWords(displayText(piece.title))}</p>
      <div>
        <Button
          isPending={replacement.isSending}
          pendingLabel={words.saving}
          onClick={() => {
            wayBack.edit();
            replacement.submit({ piece, title: piece.title, make });
          }}
        >
          {words.replace}
        </Button>
      </div>
      {isReplaced && (
        <Banner
          tone="success"
          title={words.replaced}
          action={
            <Inline gap={2}>
              <Button
                variant="secondary"
                size="small"
                isPending={wayBack.isSending}
                pendingLabel={words.puttingBack}
                onClick={() => wayBack.submit(piece)}
              >
                {words.putBack}
              </Button>
              <LinkButton to={ownProfilePath} variant="secondary" size="small">
                {words.toProfile}
              </LinkButton>
            </Inline>
          }
        >
          {words.replacedText}
        </Banner>
      )}
    </Stack>
  );
}
