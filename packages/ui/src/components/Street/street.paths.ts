import type { House, Roof, StreetPlan, Tree, Wall } from "./street.plan.ts";
import { windowColumns } from "./street.plan.ts";

/** Height of the drawing and of its pavement line, in units. */
export const streetHeight = 208;
export const pavement = 200;

const groundFloor = 52;
const floorHeight = 34;
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
export function wallTop(house: House): number {
  return pavement - groundFloor - house.floors * floorHeight - 6;
}

/** The roof alone, as a closed path. */
export function roofPath(house: House): string {
  const { x, width } = house;
  const top = wallTop(house);
  switch (house.roofShape) {
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

function drawChimney(house: House): string {
  const top = wallTop(house);
  const height = house.roofShape === "mansard" ? 40 : 34;
  return box(house.x + Math.round(house.width * 0.74), top - height, 11, height);
}

function drawWindows(house: House, paths: StreetPaths): void {
  const columns = windowColumns(house.width);
  const left = house.x + (house.width - columns * 30) / 2 + 7;
  house.lit.forEach((floor, level) => {
    const y = wallTop(house) + 12 + level * floorHeight;
    floor.forEach((isLit, column) => {
      const x = left + column * 30;
      const pane = house.arched ? arch(x, y + 20, 16, 20) : box(x, y, 16, 20);
      if (isLit) paths.lit += pane;
      else paths.glass += pane;
      paths.sills += `M${x - 3} ${y + 24}h22`;
    });
  });
}

function drawGround(house: House, paths: StreetPaths): void {
  const { x, width, roof } = house;
  const add = (path: string) => {
    paths.roofs[roof] = (paths.roofs[roof] ?? "") + path;
  };
  if (!house.shop) {
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

/** Turns a plan into one path per paint, leaving out the house at `missing`. */
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
  plan.houses.forEach((house, index) => {
    if (index === missing) return;
    const top = wallTop(house);
    paths.walls[house.wall] =
      (paths.walls[house.wall] ?? "") + box(house.x, top, house.width, pavement - top);
    if (house.chimney) paths.chimneys += drawChimney(house);
    paths.roofs[house.roof] = (paths.roofs[house.roof] ?? "") + roofPath(house);
    drawWindows(house, paths);
    drawGround(house, paths);
    if (house.roofShape === "mansard") {
      const count = windowColumns(house.width) - 1;
      const first = house.x + (house.width - count * 30) / 2 + 9;
      for (let index = 0; index < count; index += 1) paths.lit += arch(first + index * 30, top - 5, 12, 14);
    }
  });
  for (const tree of plan.trees) drawTree(tree, paths);
  return paths;
}

/** The outline of a house that is not there. */
export function silhouette(house: House): string {
  const { x, width } = house;
  const top = wallTop(house);
  return `M${x + 10} ${pavement - 4}V${top}l${width / 2 - 10}-32l${width / 2 - 10} 32V${pavement - 4}`;
}

/** The signpost that stands on the empty plot. */
export function signpost(house: House): { pole: string; board: string } {
  const middle = house.x + Math.round(house.width / 2);
  return {
    pole: box(middle - 2, pavement - 62, 5, 62),
    board: `M${middle - 22} ${pavement - 62}h36l10 10l-10 10h-36z`,
  };
}

/** The sun, or the moon at night: in the gap of the missing house, else behind the lowest roof. */
export function sunOver(plan: StreetPlan, missing?: number): { cx: number; cy: number; r: number } {
  const gap = missing === undefined ? undefined : plan.houses[missing];
  if (gap) return { cx: gap.x + gap.width / 2, cy: pavement - 104, r: 26 };
  const lowest = plan.houses.reduce((low, house) => (wallTop(house) > wallTop(low) ? house : low));
  return { cx: lowest.x + Math.round(lowest.width * 0.3), cy: wallTop(lowest) - 34, r: 24 };
}
