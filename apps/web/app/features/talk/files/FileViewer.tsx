import { Button, buttonStyle } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { Download, RotateCw, ZoomIn, ZoomOut } from "lucide-react";
import { useState } from "react";
import { copy } from "./copy.ts";
import * as css from "./file-viewer.css.ts";

const zooms = [1, 2, 3, 4] as const;
const turns = [0, 90, 180, 270] as const;

interface FileViewerProps {
  /** What it shows, as text. */
  name: string;
  address: string;
  isPicture: boolean;
}

/** A file as those who decide see it: pictures larger and turned; a PDF is saved, never opened here. */
export function FileViewer({ name, address, isPicture }: FileViewerProps) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  if (!isPicture)
    return (
      <Stack gap={3}>
        <p className={text.soft}>{copy.pdf}</p>
        <Inline gap={3}>
          <a href={address} download className={buttonStyle({ variant: "secondary" })}>
            <Download size={18} strokeWidth={1.75} />
            {copy.download}
          </a>
        </Inline>
      </Stack>
    );
  const size = zooms[zoom] ?? 1;
  const angle = turns[turn] ?? 0;
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Button
          variant="secondary"
          size="small"
          icon={<ZoomIn size={18} strokeWidth={1.75} />}
          isDisabled={zoom === zooms.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          {copy.zoomIn}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<ZoomOut size={18} strokeWidth={1.75} />}
          isDisabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          {copy.zoomOut}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<RotateCw size={18} strokeWidth={1.75} />}
          onClick={() => setTurn((turn + 1) % turns.length)}
        >
          {copy.rotate}
        </Button>
      </Inline>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is reached by keyboard. */}
      <section className={css.paper} tabIndex={0} aria-label={copy.preview}>
        <img className={`${css.picture} ${css.zoom[size]} ${css.turn[angle]}`} src={address} alt={name} />
      </section>
    </Stack>
  );
}
