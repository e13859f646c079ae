import { kilobytes, median, medianRatio, times } from "../figures.ts";
import type { Row } from "../report.ts";
import { type Bytes, type Library, libraries } from "./build.ts";

const names: Record<Library, string> = {
  native: "native elements",
  ours: "ours",
  mantine: "Mantine",
  mui: "MUI",
  chakra: "Chakra",
  radix: "Radix Themes",
  aria: "bare react-aria-components",
};
const styled: readonly Library[] = ["mantine", "mui", "chakra", "radix"];
const bounds = { twelve: 65_000, light: 30_000 };

const total = ({ scripts, styles }: Bytes) => scripts + styles;
const asText = ({ scripts, styles }: Bytes) =>
  `${kilobytes(scripts + styles)} (${kilobytes(scripts)} JS, ${kilobytes(styles)} CSS)`;

/** Ours against native elements with its bound, then each peer, of which none is smaller. */
export function sizeRows(sizes: Record<Library, { twelve: Bytes; light: Bytes }>): Row[] {
  return (["twelve", "light"] as const).flatMap((which) => {
    const what = which === "twelve" ? "twelve components" : "eight of them, without overlays";
    const baseline = sizes.native[which];
    const row = (library: Library): Row => ({
      what: `${what}: ${names[library]}`,
      ours: asText(sizes[library][which]),
      baseline: kilobytes(total(baseline)),
      ratio: "—",
      bound: library === "ours" ? `≤ ${kilobytes(bounds[which])}` : "—",
      verdict:
        library !== "ours" ? "no bound" : total(sizes.ours[which]) <= bounds[which] ? "held" : "broken",
    });
    return libraries.filter((library) => library !== "native").map(row);
  });
}

/** Ours against native elements, and the peers’ ratios beside it. Held when it is within its bound and ahead of all styled peers. */
export function speedRow(what: string, rounds: Record<Library, number[]>, bound: number): Row {
  const ratioOf = (library: Library) => medianRatio(rounds[library], rounds.native);
  const peers = libraries.filter((library) => library !== "native" && library !== "ours");
  const isAhead = styled.every((library) => ratioOf("ours") < ratioOf(library));
  return {
    what: `${what} (${peers.map((library) => `${names[library]} ${times(ratioOf(library))}`).join(", ")})`,
    ours: `${median(rounds.ours).toFixed(1)} ms`,
    baseline: `${median(rounds.native).toFixed(1)} ms`,
    ratio: times(ratioOf("ours")),
    bound: `≤ ${times(bound)}, ahead of styled peers`,
    verdict: ratioOf("ours") <= bound && isAhead ? "held" : "missed",
  };
}
