import type { VerificationDocument } from "@jobami/api/verification/contract";
import { Button } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text, visuallyHidden } from "@jobami/ui/styles";
import { FileViewer } from "../../talk/files/index.ts";
import { staffCopy as copy, nameOf } from "./copy.ts";

interface OpenedDocumentProps {
  document: VerificationDocument;
  isOpen: boolean;
  onOpen: () => void;
  /** The next thing to do on the page; among others it stands back. */
  isFirst?: boolean;
}

/** The button that opened it is gone: whoever pressed it goes on at what it opened. */
const takeFocus = (element: HTMLDivElement | null) => element?.focus({ preventScroll: true });

/** A picture is fetched when staff opens it, and the server keeps that look; a PDF when it is saved. */
export function OpenedDocument({ document, isOpen, onOpen, isFirst = false }: OpenedDocumentProps) {
  const name = nameOf(document);
  if (!document.file.isPicture) return <FileViewer {...document.file} name={name} />;
  if (!isOpen)
    return (
      <Stack gap={3}>
        <p className={text.soft}>{copy.unopened}</p>
        <Inline gap={3}>
          <Button variant={isFirst ? "primary" : "secondary"} onClick={onOpen}>
            {copy.open}
            <span className={visuallyHidden}>{` ${name}`}</span>
          </Button>
        </Inline>
      </Stack>
    );
  return (
    <div tabIndex={-1} ref={takeFocus}>
      <FileViewer {...document.file} name={name} />
    </div>
  );
}
