import type { Masked } from "@jobami/api/masking/masked";
import { MarkedText } from "./MarkedText.tsx";
import { MaskNote } from "./MaskNote.tsx";

interface OwnTextProps {
  text: string;
  masked: Masked;
  className: string;
  /** What is read of it is another now. */
  onChange: () => void;
}

/** A text of one's own, in which what others do not read is marked. */
export function OwnText({ text, masked, className, onChange }: OwnTextProps) {
  return (
    <div>
      <p className={className}>
        <MarkedText text={text} hidden={masked.hidden} />
      </p>
      <MaskNote text={text} masked={masked} onChange={onChange} />
    </div>
  );
}
