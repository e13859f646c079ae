import encodeQR from "qr";

/** Free modules around a code, without which cameras miss it (ISO/IEC 18004). */
const quietZone = 4;

/** A code as one SVG path, in modules; `size` counts the quiet zone on both sides. */
export interface QrPath {
  size: number;
  path: string;
}

/** Draws a text; a quarter of the code may be covered or dirty. Throws when the text is longer than a code can hold. */
export function qrPath(text: string): QrPath {
  const modules = encodeQR(text, "raw", { ecc: "quartile", border: quietZone });
  const path = modules.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: modules.length, path: path.join("") };
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** The code as a file to print: black on white, whatever the theme. */
export function qrFile({ size, path }: QrPath, title: string): string {
  const name = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges"><title>${name}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
