import { Download } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Button } from "../Button/index.ts";
import * as css from "./QrCode.css.ts";
import { qrFile, qrPath } from "./qr-path.ts";

export interface QrCodeProps {
  /** What a camera reads: an address, at most some 1,600 letters. */
  value: string;
  /** What it leads to, as text: its text alternative. */
  label: string;
  /** The same thing for who has no camera: the address itself, or a shorter form. `null` hides it. */
  text?: string | null | undefined;
  /** Length of its sides. */
  size?: keyof typeof css.size | undefined;
  /** Name of the file that can be downloaded, without its ending; without it nothing can be. */
  fileName?: string | undefined;
  /** Text of the link that saves it as a picture. */
  downloadLabel?: string | undefined;
}

function download(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: "image/svg+xml" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** An address for a camera, with the same as text beside it, and as a file to print. */
export function QrCode({ value, label, text = value, size = "medium", ...more }: QrCodeProps): ReactNode {
  const { fileName, downloadLabel = "Télécharger le code" } = more;
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <figure className={css.figure}>
      <svg
        className={css.size[size]}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={label}
      >
        <path fill="currentColor" d={code.path} />
      </svg>
      {text ? (
        <figcaption className={css.textBlock}>
          <span className={css.text}>{text}</span>
        </figcaption>
      ) : null}
      {fileName ? (
        <Button
          variant="secondary"
          icon={<Download />}
          onClick={() => download(qrFile(code, label), `${fileName}.svg`)}
        >
          {downloadLabel}
        </Button>
      ) : null}
    </figure>
  );
}
