import { useApi } from "@jobami/api/http/provider";
import type { Masked } from "@jobami/api/masking/masked";
import { ContestMask } from "./ContestMask.tsx";
import { contestLead, isMasked, type Opening } from "./copy.ts";
import { contesting } from "./masking.actors.ts";
import * as css from "./masking.css.ts";

interface MaskNoteProps {
  text: string;
  masked: Masked;
  /** Where the text stands, if it is not above. */
  where?: string;
  opening?: Opening;
  /** What is read of it is another now. */
  onChange: () => void;
}

/** What others do not read of a text of one's own, and what one can do about it. */
export function MaskNote({ text, masked, where, opening, onChange }: MaskNoteProps) {
  const api = useApi();
  return (
    <div>
      <p className={css.why}>{isMasked(masked.hidden, { where, opening })}</p>
      <ContestMask
        text={text}
        hidden={masked.hidden}
        contest={masked.contest}
        lead={contestLead(masked.hidden)}
        begin={() => contesting(api, masked.id)}
        onContested={onChange}
        onStale={onChange}
      />
    </div>
  );
}
