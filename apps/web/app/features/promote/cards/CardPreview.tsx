import type { CardDraft } from "@jobami/api/cards/contract";
import { folded } from "@jobami/api/http/folded";
import { Button } from "@jobami/ui/Button";
import { ButtonGroup } from "@jobami/ui/ButtonGroup";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { MenuButton } from "@jobami/ui/Menu";
import { ToggleButton } from "@jobami/ui/ToggleButton";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNotify } from "../../../platform/notices/index.ts";
import { CardDrawing } from "./CardDrawing.tsx";
import * as css from "./cards.css.ts";
import { editorCopy as copy, sideLabels } from "./copy.ts";
import { type CardLinks, type CardSide, sidesOf } from "./layout/index.ts";
import { pdfFile, pngFile } from "./paper/index.ts";

interface CardPreviewProps {
  draft: CardDraft;
  links: CardLinks;
}

/** A card as it will be printed, and the ways to paper. */
export function CardPreview({ draft, links }: CardPreviewProps) {
  const { design } = draft;
  const sides = sidesOf(design);
  const [asked, setAsked] = useState<CardSide>("front");
  const side = sides.includes(asked) ? asked : "front";
  return (
    <Stack as="section" gap={4} className={css.preview} aria-label={copy.preview}>
      {sides.length > 1 && (
        <ButtonGroup label={copy.sides}>
          {sides.map((one) => (
            <ToggleButton key={one} isPressed={one === side} onChange={() => setAsked(one)}>
              {sideLabels[one]}
            </ToggleButton>
          ))}
        </ButtonGroup>
      )}
      <div className={css.side}>
        <CardDrawing design={design} links={links} side={side} />
      </div>
      <PaperActs draft={draft} links={links} />
    </Stack>
  );
}

/** Gives a file to the browser. */
function hand(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** A name for a file: letters, digits and dashes. */
const fileName = (title: string): string => folded(title).replaceAll(" ", "-") || "carte";

function PaperActs({ draft, links }: CardPreviewProps) {
  const { title, design } = draft;
  const notify = useNotify();
  const [isMaking, setMaking] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const name = fileName(title);
  async function make(file: () => Promise<Blob>, called: string): Promise<void> {
    setMaking(true);
    try {
      hand(await file(), called);
      notify({ kind: "success", title: copy.made });
    } catch {
      notify({ kind: "error", title: copy.notMade });
    } finally {
      setMaking(false);
    }
  }
  /** Prints the cards alone: the rest of the page stays away until the browser has its sheet. */
  function printSheet(): void {
    const root = document.documentElement;
    flushSync(() => setPrinting(true));
    root.classList.add(css.printing);
    addEventListener(
      "afterprint",
      () => {
        root.classList.remove(css.printing);
        setPrinting(false);
      },
      { once: true },
    );
    print();
  }
  const pdf = (hasMarks: boolean) => () => pdfFile(design, links, { title, hasMarks });
  return (
    <Inline gap={3}>
      <MenuButton
        label={copy.downloads}
        icon={<Download />}
        isDisabled={isMaking}
        entries={[
          ...sidesOf(design).map((side) => ({
            id: side,
            label: `${copy.png}, ${sideLabels[side].toLowerCase()}`,
            description: copy.pngHelp,
            onAction: () =>
              void make(() => pngFile(design, links, side), `${name}-${sideLabels[side].toLowerCase()}.png`),
          })),
          {
            id: "pdf",
            label: copy.pdf,
            description: copy.pdfHelp,
            onAction: () => void make(pdf(false), `${name}.pdf`),
          },
          {
            id: "marks",
            label: copy.pdfMarks,
            description: copy.pdfMarksHelp,
            onAction: () => void make(pdf(true), `${name}-traits-de-coupe.pdf`),
          },
        ]}
      >
        {copy.download}
      </MenuButton>
      <Button variant="secondary" icon={<Printer />} onClick={printSheet}>
        {copy.print}
      </Button>
      {isPrinting && <PrintedSheet draft={draft} links={links} />}
    </Inline>
  );
}

const cardsOnSheet = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** Eight cards on a sheet of A4, and their backs on the next; the first of each states what all of them do. */
function PrintedSheet({ draft: { design }, links }: CardPreviewProps) {
  return (
    <div className={css.printed}>
      {sidesOf(design).map((side) => (
        <div key={side} className={css.printedSide}>
          {cardsOnSheet.map((place, at) => (
            <div key={place} className={css.printedCard}>
              <CardDrawing design={design} links={links} side={side} isDecorative={at > 0} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
