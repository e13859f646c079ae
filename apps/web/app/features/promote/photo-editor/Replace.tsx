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
import { copy, replaceText } from "./copy.ts";
import { keepingPhoto, puttingBack } from "./photo.actors.ts";

interface ReplaceProps {
  /** The piece as it was when its picture was opened. */
  piece: PortfolioPiece;
  make: () => Promise<Blob>;
  onSaved: () => void;
}

/** Puts an edited picture in the place of the one that a piece of work is shown by; the way back is there. */
export function Replace({ piece, make, onSaved }: ReplaceProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [isReplaced, setReplaced] = useState(false);
  const [replacing] = useState(() => keepingPhoto(api));
  const [backing] = useState(() => puttingBack(api));
  function take(answer: PortfolioPiece[], isNew: boolean): void {
    readings.change(portfolioRoutes.list, {}, () => answer);
    setReplaced(isNew);
    notify({ kind: "success", title: isNew ? copy.replaced : copy.wasPutBack });
  }
  const replacement = useSubmission(replacing, {
    "submission.accepted": ({ answer }) => {
      take(answer, true);
      onSaved();
    },
  });
  const wayBack = useSubmission(backing, {
    "submission.accepted": ({ answer }) => take(answer, false),
  });
  const problem = replacement.problem ?? wayBack.problem;
  return (
    <Stack gap={3}>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      <p className={text.soft}>{replaceText(displayText(piece.title))}</p>
      <div>
        <Button
          isPending={replacement.isSending}
          pendingLabel={copy.saving}
          onClick={() => {
            wayBack.edit();
            replacement.submit({ piece, title: piece.title, make });
          }}
        >
          {copy.replace}
        </Button>
      </div>
      {isReplaced && (
        <Banner
          tone="success"
          title={copy.replaced}
          action={
            <Inline gap={2}>
              <Button
                variant="secondary"
                size="small"
                isPending={wayBack.isSending}
                pendingLabel={copy.puttingBack}
                onClick={() => wayBack.submit(piece)}
              >
                {copy.putBack}
              </Button>
              <LinkButton to={ownProfilePath} variant="secondary" size="small">
                {copy.toProfile}
              </LinkButton>
            </Inline>
          }
        >
          {copy.replacedText}
        </Banner>
      )}
    </Stack>
  );
}
