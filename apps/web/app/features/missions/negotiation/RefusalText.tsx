import { useReadings } from "@jobami/api/http/use-readings";
import type { Proposal, ProposalSide } from "@jobami/api/proposals/contract";
import { readProposalAgain } from "@jobami/api/proposals/live";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { ReadText } from "../../talk/masking/index.ts";
import { refusalOf, refusalTexts } from "./copy.ts";
import * as css from "./negotiation.css.ts";

/** What the owner of a mission left to whom they refused, for both. */
export function RefusalText({ proposal, side }: { proposal: Proposal; side: ProposalSide }) {
  const readings = useReadings();
  const { refusalNote } = proposal;
  if (!refusalNote) return null;
  return (
    <Stack as="section" gap={2} className={css.form} aria-label={refusalOf(proposal, side)}>
      <p className={text.strong}>{refusalOf(proposal, side)}</p>
      {refusalNote.reason !== null && <p>{refusalTexts[refusalNote.reason]}</p>}
      {refusalNote.text !== "" && (
        <ReadText
          text={refusalNote.text}
          masked={refusalNote.masked}
          className={css.bodyText}
          onChange={() => readProposalAgain(readings, proposal)}
        />
      )}
    </Stack>
  );
}
