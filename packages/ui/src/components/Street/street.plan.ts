/** Tints a façade can be painted with. */
export const walls = ["chalk", "peach", "mint", "rose", "sky", "straw"] as const;
/** Tints of roofs, doors and awnings. */
export const roofs = ["terracotta", "slate", "green", "pine", "tangerine"] as const;

export type Wall = (typeof walls)[number];
export type Roof = (typeof roofs)[number];
export type RoofShape = "gable" | "dome" | "flat" | "mansard";

/** One façade of the street; lengths are units of the drawing, `x` its left edge. */
export interface Building {
  x: number;
  width: number;
  storeys: number;
  wall: Wall;
  roof: Roof;
  roofShape: RoofShape;
  arched: boolean;
  shop: boolean;
  chimney: boolean;
  /** Floor by floor from the top, window by window: is the light on? */
  lit: boolean[][];
}

/** A tree standing in a gap between two buildings; `x` is its trunk. */
export interface Tree {
  x: number;
  tall: boolean;
}

export interface StreetPlan {
  width: number;
  buildings: Building[];
  trees: Tree[];
}

const buildingWidths = [88, 104, 118, 132] as const;
const roofShapes: readonly RoofShape[] = ["gable", "dome", "flat", "mansard", "gable"];
const treeGap = 40;

/** Deterministic numbers in [0, 1): FNV-1a of the seed feeds mulberry32. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

function pickOther<T>(random: () => number, choices: readonly T[], previous: T | undefined): T {
  const others = choices.filter((choice) => choice !== previous);
  return others[Math.floor(random() * others.length)] ?? (choices[0] as T);
}

/** How many windows stand side by side on a façade of this width. */
export function windowColumns(width: number): number {
  return Math.floor((width - 20) / 30);
}

function planBuilding(random: () => number, x: number, previous: Building | undefined): Building {
  const width = pickOther(random, buildingWidths, previous?.width);
  const dice = random();
  const tallest = previous?.storeys === 3 ? 2 : 3;
  const storeys = dice < 0.46 ? 1 : dice < 0.86 ? 2 : tallest;
  const roofShape = pickOther(random, roofShapes, previous?.roofShape);
  return {
    x,
    width,
    storeys,
    wall: pickOther(random, walls, previous?.wall),
    roof: pickOther(random, roofs, previous?.roof),
    roofShape,
    arched: random() < 0.45,
    shop: width > 110 && !previous?.shop && random() < 0.55,
    chimney: (roofShape === "gable" || roofShape === "mansard") && random() < 0.6,
    lit: Array.from({ length: storeys }, () =>
      Array.from({ length: windowColumns(width) }, () => random() < 0.34),
    ),
  };
}

/** Lays buildings and trees side by side until `width` is covered; the same seed always gives the same street. */
export function planStreet(seed: string, width: number): StreetPlan {
  const random = seededRandom(seed);
  const buildings: Building[] = [];
  const trees: Tree[] = [];
  let x = -8;
  let sinceTree = 1;
  while (x < width) {
    if (sinceTree > 1 && random() < 0.38) {
      trees.push({ x: x + treeGap / 2, tall: random() < 0.4 });
      x += treeGap;
      sinceTree = 0;
    }
    const building = planBuilding(random, x, buildings.at(-1));
    buildings.push(building);
    x += building.width;
    sinceTree += 1;
  }
  return { width, buildings, trees };
}

/** A short row of whole buildings with a tree at each end, for spots and the missing building. */
export function planRow(seed: string, count: number): StreetPlan {
  const random = seededRandom(seed);
  const buildings: Building[] = [];
  let x = treeGap + 8;
  for (let index = 0; index < count; index += 1) {
    const building = planBuilding(random, x, buildings.at(-1));
    buildings.push(building);
    x += building.width;
  }
  const trees = [
    { x: 28, tall: false },
    { x: x + 20, tall: true },
  ];
  return { width: x + treeGap + 8, buildings, trees };
}
