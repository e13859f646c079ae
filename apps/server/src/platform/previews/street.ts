/** The row of buildings of the product at the foot of a preview, as SVG: widths add up to the picture's. */

const colours = {
  sand: "#f6e6cb",
  apricot: "#f5cba4",
  peach: "#f4b390",
  cream: "#faeec9",
  mint: "#c2e9d3",
  azure: "#b2d7ee",
  brick: "#ce6234",
  slate: "#3b5876",
  pine: "#00593e",
  fir: "#007250",
  tangerine: "#f87724",
  light: "#f5be2b",
  glass: "#ffffffb8",
  leaf: "#419363",
  trunk: "#6a4f39",
  ground: "#33483f",
} as const;
type Colour = keyof typeof colours;

interface Building {
  width: number;
  storeys: 1 | 2;
  wall: Colour;
  roof: Colour;
  shape: "gable" | "dome" | "flat";
  /** Windows with a light on, counted from the left. */
  lit: readonly number[];
}

const building = (
  width: number,
  storeys: 1 | 2,
  wall: Colour,
  roof: Colour,
  shape: Building["shape"],
  ...lit: number[]
): Building => ({ width, storeys, wall, roof, shape, lit });

const tree = 48;
const row: readonly (Building | typeof tree)[] = [
  building(96, 1, "sand", "brick", "gable"),
  building(112, 1, "apricot", "slate", "flat", 1),
  building(104, 1, "mint", "fir", "dome", 0),
  tree,
  building(84, 2, "peach", "pine", "gable", 1),
  building(116, 1, "cream", "tangerine", "flat", 0, 2),
  building(104, 2, "azure", "brick", "dome", 2),
  building(96, 1, "mint", "slate", "gable"),
  tree,
  building(116, 1, "sand", "fir", "flat", 2),
  building(88, 1, "peach", "pine", "dome", 0),
  building(104, 1, "cream", "tangerine", "gable", 1),
  building(84, 1, "azure", "slate", "flat"),
];

/** Of a floor with windows, and of the one with the door. */
const storey = 34;
const groundFloor = 58;

function roofOf({ width, shape, roof }: Building, x: number, top: number): string {
  const fill = colours[roof];
  if (shape === "flat")
    return `<rect x="${x - 3}" y="${top - 10}" width="${width + 6}" height="12" rx="3" fill="${fill}"/>`;
  if (shape === "gable")
    return `<path d="M${x - 4} ${top + 1}l${width / 2 + 4}-28 ${width / 2 + 4} 28z" fill="${fill}"/>`;
  return `<path d="M${x - 2} ${top + 1}q${width / 2 + 2}-46 ${width + 4} 0z" fill="${fill}"/>`;
}

function buildingOf(one: Building, x: number, ground: number): string {
  const { width, storeys, wall, roof, lit } = one;
  const top = ground - groundFloor - storeys * storey + 8;
  const columns = Math.floor((width - 20) / 28);
  const left = x + (width - columns * 28 + 10) / 2;
  const windows = Array.from({ length: storeys * columns }, (_, at) => {
    const [across, down] = [at % columns, Math.floor(at / columns)];
    const fill = lit.includes(across) ? colours.light : colours.glass;
    return `<rect x="${left + across * 28}" y="${top + 12 + down * storey}" width="18" height="24" rx="8" fill="${fill}"/>`;
  });
  const door = x + width / 2 - 11;
  return [
    `<rect x="${x}" y="${top}" width="${width}" height="${ground - top}" fill="${colours[wall]}"/>`,
    roofOf(one, x, top),
    ...windows,
    `<path d="M${door} ${ground}v-18a11 11 0 0 1 22 0v20z" fill="${colours[roof]}"/>`,
  ].join("");
}

const treeOf = (x: number, ground: number) =>
  `<rect x="${x + 21}" y="${ground - 34}" width="6" height="34" fill="${colours.trunk}"/><circle cx="${x + 24}" cy="${ground - 46}" r="21" fill="${colours.leaf}"/>`;

/** The row of buildings on its ground, of a picture so high. */
export function streetOf(width: number, height: number): string {
  const ground = height - 12;
  let x = 0;
  const drawn = row.map((one) => {
    const left = x;
    x += one === tree ? tree : one.width;
    return one === tree ? treeOf(left, ground) : buildingOf(one, left, ground);
  });
  return `${drawn.join("")}<rect y="${ground}" width="${width}" height="${height - ground}" fill="${colours.ground}"/>`;
}
