import type { Building, Roof, StreetPlan, Tree, Wall } from "./street.plan.ts";
import { windowColumns } from "./street.plan.ts";

/** Height of the drawing and of its pavement line, in units. */
export const streetHeight = 208;
export const pavement = 200;

const groundStorey = 52;
const storeyHeight = 34;
const eaves = 4;

/** Everything painted alike is one path, so that a whole street stays some twenty elements. */
export interface StreetPaths {
  walls: Partial<Record<Wall, string>>;
  roofs: Partial<Record<Roof, string>>;
  chimneys: string;
  glass: string;
  lit: string;
  sills: string;
  awning: string;
  knobs: string;
  trunks: string;
  crowns: string;
}

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const arch = (x: number, bottom: number, width: number, height: number): string => {
  const radius = width / 2;
  return `M${x} ${bottom}v${radius - height}a${radius} ${radius} 0 0 1 ${width} 0v${height - radius}z`;
};

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Top of the wall, below its roof. */
export function wallTop(building: Building): number {
  return pavement - groundStorey - building.storeys * storeyHeight - 6;
}

/** The roof alone, as a closed path. */
export function roofPath(building: Building): string {
  const { x, width } = building;
  const top = wallTop(building);
  switch (building.roofShape) {
    case "gable":
      return `M${x - eaves} ${top}l${width / 2 + eaves}-34l${width / 2 + eaves} 34z`;
    case "dome":
      return `M${x} ${top}a${width / 2} 30 0 0 1 ${width} 0z`;
    case "flat":
      return box(x - 2, top - 10, width + 4, 12);
    case "mansard":
      return `M${x - 2} ${top}l12-28h${width - 20}l12 28z`;
  }
}

function drawChimney(building: Building): string {
  const top = wallTop(building);
  const height = building.roofShape === "mansard" ? 40 : 34;
  return box(building.x + Math.round(building.width * 0.74), top - height, 11, height);
}

function drawWindows(building: Building, paths: StreetPaths): void {
  const columns = windowColumns(building.width);
  const left = building.x + (building.width - columns * 30) / 2 + 7;
  building.lit.forEach((windows, level) => {
    const y = wallTop(building) + 12 + level * storeyHeight;
    windows.forEach((isLit, column) => {
      const x = left + column * 30;
      const pane = building.arched ? arch(x, y + 20, 16, 20) : box(x, y, 16, 20);
      if (isLit) paths.lit += pane;
      else paths.glass += pane;
      paths.sills += `M${x - 3} ${y + 24}h22`;
    });
  });
}

function drawGround(building: Building, paths: StreetPaths): void {
  const { x, width, roof } = building;
  const add = (path: string) => {
    paths.roofs[roof] = (paths.roofs[roof] ?? "") + path;
  };
  if (!building.shop) {
    const doorLeft = x + Math.round(width / 2) - 12;
    add(arch(doorLeft, pavement, 24, 38));
    paths.knobs += `M${doorLeft + 18} ${pavement - 14}h0`;
    return;
  }
  const doorLeft = x + width - 36;
  const shopWidth = width - 56;
  add(arch(doorLeft, pavement, 22, 36));
  paths.knobs += `M${doorLeft + 5} ${pavement - 14}h0`;
  paths.lit += box(x + 13, pavement - 29, shopWidth - 6, 19);
  const stripe = (shopWidth + 4) / 6;
  for (let index = 0; index < 6; index += 1) {
    const path = `M${(x + 8 + index * stripe).toFixed(1)} ${pavement - 43}h${stripe.toFixed(1)}v9a${(stripe / 2).toFixed(1)} 5 0 0 1 ${(-stripe).toFixed(1)} 0z`;
    if (index % 2 === 0) add(path);
    else paths.awning += path;
  }
}

function drawTree(tree: Tree, paths: StreetPaths): void {
  paths.trunks += box(tree.x - 2, pavement - 34, 5, 34);
  paths.crowns += tree.tall
    ? `M${tree.x - 12} ${pavement - 40}c0-30 6-52 12.5-56c6.5 4 12.5 26 12.5 56a12.5 14 0 0 1-25 0z`
    : disc(tree.x, pavement - 46, 21);
}

/** Turns a plan into one path per paint, leaving out the building at `missing`. */
export function drawStreet(plan: StreetPlan, missing?: number): StreetPaths {
  const paths: StreetPaths = {
    walls: {},
    roofs: {},
    chimneys: "",
    glass: "",
    lit: "",
    sills: "",
    awning: "",
    knobs: "",
    trunks: "",
    crowns: "",
  };
  plan.buildings.forEach((building, index) => {
    if (index === missing) return;
    const top = wallTop(building);
    paths.walls[building.wall] =
      (paths.walls[building.wall] ?? "") + box(building.x, top, building.width, pavement - top);
    if (building.chimney) paths.chimneys += drawChimney(building);
    paths.roofs[building.roof] = (paths.roofs[building.roof] ?? "") + roofPath(building);
    drawWindows(building, paths);
    drawGround(building, paths);
    if (building.roofShape === "mansard") {
      const count = windowColumns(building.width) - 1;
      const first = building.x + (building.width - count * 30) / 2 + 9;
      for (let index = 0; index < count; index += 1) paths.lit += arch(first + index * 30, top - 5, 12, 14);
    }
  });
  for (const tree of plan.trees) drawTree(tree, paths);
  return paths;
}

/** The outline of a building that is not there. */
export function silhouette(building: Building): string {
  const { x, width } = building;
  const top = wallTop(building);
  return `M${x + 10} ${pavement - 4}V${top}l${width / 2 - 10}-32l${width / 2 - 10} 32V${pavement - 4}`;
}

/** The signpost that stands on the empty plot. */
export function signpost(building: Building): { pole: string; board: string } {
  const middle = building.x + Math.round(building.width / 2);
  return {
    pole: box(middle - 2, pavement - 62, 5, 62),
    board: `M${middle - 22} ${pavement - 62}h36l10 10l-10 10h-36z`,
  };
}

/** The sun, or the moon at night: in the gap of the missing building, else behind the lowest roof. */
export function sunOver(plan: StreetPlan, missing?: number): { cx: number; cy: number; r: number } {
  const gap = missing === undefined ? undefined : plan.buildings[missing];
  if (gap) return { cx: gap.x + gap.width / 2, cy: pavement - 104, r: 26 };
  const lowest = plan.buildings.reduce((low, building) =>
    wallTop(building) > wallTop(low) ? building : low,
  );
  return { cx: lowest.x + Math.round(lowest.width * 0.3), cy: wallTop(lowest) - 34, r: 24 };
}
