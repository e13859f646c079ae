import { type ReactElement, useMemo } from "react";
import * as css from "./Street.css.ts";
import {
  drawStreet,
  pavement,
  type StreetPaths,
  signpost,
  silhouette,
  streetHeight,
  sunOver,
} from "./street.paths.ts";
import { planRow, planStreet, type StreetPlan } from "./street.plan.ts";

export interface StreetProps {
  /** The same seed always draws the same street. */
  seed?: string | undefined;
  /** `strip` closes a page edge to edge, `spot` opens an empty state, `missing` lacks a building (page not found). */
  variant?: "strip" | "spot" | "missing" | undefined;
}

const missingBuilding = 2;

/** « La rue »: the brand's row of façades, drawn from a seed. Pure decoration, hidden from assistive tools. */
export function Street({ seed = "la rue", variant = "strip" }: StreetProps): ReactElement {
  const { plan, paths } = useMemo(() => draw(seed, variant), [seed, variant]);
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={css.scene[variant]}
      viewBox={`0 0 ${plan.width} ${streetHeight}`}
      preserveAspectRatio="xMidYMax slice"
    >
      {variant !== "strip" && (
        <circle className={css.sun} {...sunOver(plan, variant === "missing" ? missingBuilding : undefined)} />
      )}
      <Buildings paths={paths} />
      {variant === "missing" && <EmptyPlot plan={plan} />}
      <path className={css.ground} d={`M0 ${pavement + 4}H${plan.width}`} />
    </svg>
  );
}

function draw(seed: string, variant: "strip" | "spot" | "missing"): { plan: StreetPlan; paths: StreetPaths } {
  const plan = variant === "strip" ? planStreet(seed, 1440) : planRow(seed, variant === "missing" ? 5 : 3);
  return { plan, paths: drawStreet(plan, variant === "missing" ? missingBuilding : undefined) };
}

function Buildings({ paths }: { paths: StreetPaths }): ReactElement {
  return (
    <>
      <path className={css.brick} d={paths.chimneys} />
      {Object.entries(paths.walls).map(([name, d]) => (
        <path key={name} className={css.wall[name]} d={d} />
      ))}
      {Object.entries(paths.roofs).map(([name, d]) => (
        <path key={name} className={css.roof[name]} d={d} />
      ))}
      <path className={css.glass} d={paths.glass} />
      <path className={css.light} d={paths.lit} />
      <path className={css.cloth} d={paths.awning} />
      <path className={css.sills} d={paths.sills} />
      <path className={css.knobs} d={paths.knobs} />
      <path className={css.trunk} d={paths.trunks} />
      <path className={css.leaf} d={paths.crowns} />
    </>
  );
}

function EmptyPlot({ plan }: { plan: StreetPlan }): ReactElement | null {
  const building = plan.buildings[missingBuilding];
  if (!building) return null;
  const post = signpost(building);
  return (
    <>
      <path className={css.plot} d={silhouette(building)} />
      <path className={css.trunk} d={post.pole} />
      <path className={css.light} d={post.board} />
    </>
  );
}
