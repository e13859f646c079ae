import type { CardDesign } from "@jobami/api/cards/contract";
import type { CardTemplate } from "@jobami/api/cards/routes";
import { type Column, columnOf } from "./column.ts";
import type { Shown } from "./facts.ts";
import { type Inks, palettes } from "./palettes.ts";
import { type Shape, sheet } from "./shapes.ts";

/** What is drawn of the template, where text stands upon it, and where its square things stand. */
interface Layout {
  motif: Shape[];
  column: Omit<Column, "width"> & { right: number };
  /** The square at the right: top for a picture, bottom for a code. */
  squares: { x: number; top: number; bottom: number };
  /** Upon a dark ground a code keeps a light one. */
  codeInk: string;
}

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): Shape => ({
  kind: "box",
  x,
  y,
  width,
  height,
  fill,
  radius,
});
const ground = (fill: string): Shape => box(0, 0, sheet.width, sheet.height, fill);
/** Nothing that matters stands nearer to the edge of the paper. */
const left = 8;
const right = 83;
const topEdge = 7.5;
const bottomEdge = 53;

const onPaper = ({ ink, accent }: Inks) => ({ name: ink, accent, ink });
const onAccent = ({ onAccent: light }: Inks) => ({ name: light, accent: light, ink: light });
const squares = { x: right, top: topEdge, bottom: bottomEdge };
const whole = { x: left, right, top: topEdge, bottom: bottomEdge, anchor: "start" } as const;

/** A building of the street: walls, a roof, a door. */
function drawBuilding(x: number, width: number, height: number, wall: string, roof: string): Shape[] {
  const foot = sheet.height;
  const eaves = foot - height;
  return [
    box(x, eaves, width, height, wall),
    {
      kind: "path",
      fill: roof,
      path: `M${x - 0.8} ${eaves}L${x + width / 2} ${eaves - width / 2.6}L${x + width + 0.8} ${eaves}z`,
    },
    box(x + width / 2 - 1, foot - 6.2, 2, 6.2, roof),
  ];
}

const leaf = (x: number, y: number, length: number, lean: number, fill: string): Shape => ({
  kind: "path",
  fill,
  path: `M${x} ${y}C${x + lean - length / 3} ${y - length / 2} ${x + lean} ${y - length} ${x + lean} ${y - length}C${x + lean} ${y - length} ${x + lean + length / 2.4} ${y - length / 2} ${x} ${y}z`,
});

const layouts: Readonly<Record<CardTemplate, (inks: Inks) => Layout>> = {
  // A band at the side, as a tool's handle.
  atelier: (inks) => ({
    motif: [
      ground(inks.paper),
      box(0, 0, 9, sheet.height, inks.accent),
      box(9, 0, 1.6, sheet.height, inks.tint),
    ],
    column: { ...whole, ...onPaper(inks), x: 15 },
    squares,
    codeInk: inks.ink,
  }),
  // The street of the brand, at the foot.
  rue: (inks) => ({
    motif: [
      ground(inks.paper),
      ...[0, 1, 2, 3, 4, 5, 6, 7].flatMap((at) =>
        drawBuilding(
          at * 11.5 - 0.5,
          10.4,
          8.4 + ((at * 7) % 5) * 0.7,
          at % 2 === 0 ? inks.tint : inks.accent,
          at % 2 === 0 ? inks.accent : inks.deep,
        ),
      ),
    ],
    column: { ...whole, ...onPaper(inks), bottom: 43.5 },
    squares: { ...squares, bottom: 42.5 },
    codeInk: inks.ink,
  }),
  // Leaves that grow in from the corner.
  jardin: (inks) => ({
    motif: [
      ground(inks.accent),
      leaf(80, 66, 40, 9, inks.deep),
      leaf(70, 66, 30, -6, inks.deep),
      leaf(92, 64, 34, -8, inks.deep),
    ],
    column: { ...whole, ...onAccent(inks) },
    squares,
    codeInk: inks.ink,
  }),
  // A page of a notebook.
  carnet: (inks) => ({
    motif: [
      ground(inks.paper),
      ...[14.2, 22.2, 30.2, 38.2, 46.2, 54.8].map((y) => box(0, y, sheet.width, 0.18, inks.tint)),
      box(12.5, 0, 0.5, sheet.height, inks.accent),
    ],
    column: { ...whole, ...onPaper(inks), x: 16 },
    squares,
    codeInk: inks.ink,
  }),
  // Dark, with a light in the corner.
  nuit: (inks) => ({
    motif: [
      ground(inks.accent),
      box(0, sheet.height - 5.2, sheet.width, 5.2, inks.deep),
      box(62, -34, 56, 56, inks.deep, 28),
      box(73, -19, 32, 32, inks.tint, 16),
    ],
    column: { ...whole, ...onAccent(inks), bottom: 51.5 },
    squares: { ...squares, top: 8, bottom: 51.5 },
    codeInk: inks.ink,
  }),
  // A label in its frame.
  etiquette: (inks) => ({
    motif: [
      ground(inks.tint),
      box(5.6, 5.6, 79.8, 49.8, inks.accent, 4),
      box(6.3, 6.3, 78.4, 48.4, inks.paper, 3.4),
    ],
    column: { ...whole, ...onPaper(inks), anchor: "middle", x: 11, right: 80, top: 10, bottom: 50 },
    squares: { x: 80, top: 10.5, bottom: 50.5 },
    codeInk: inks.ink,
  }),
};

const codeSize = 20;
const pictureSize = 15;

/** What stands at the right of the text; a code keeps a light ground around it. */
function squareShapes({ squares: at, codeInk }: Layout, shown: Shown): Shape[] {
  const { code, picture } = shown;
  const light = "#ffffff";
  return [
    ...(picture === null
      ? []
      : [
          {
            kind: "picture" as const,
            x: at.x - pictureSize,
            y: at.top,
            size: pictureSize,
            href: picture,
          },
        ]),
    ...(code === null
      ? []
      : [
          {
            kind: "code" as const,
            x: at.x - codeSize,
            y: at.bottom - codeSize,
            size: codeSize,
            value: code,
            dark: codeInk,
            light,
          },
        ]),
  ];
}

/** The front of a card. A code stands on the back where there is one. */
export function frontOf(design: CardDesign, all: Shown): Shape[] {
  const inks = palettes[design.palette];
  const layout = layouts[design.template](inks);
  const shown = design.hasBack ? { ...all, code: null } : all;
  const { right: end, ...column } = layout.column;
  const square = shown.code !== null ? codeSize : shown.picture !== null ? pictureSize : 0;
  const width = end - column.x - (square === 0 ? 0 : square + 2.5);
  const x = column.anchor === "middle" ? column.x + width / 2 : column.x;
  return [
    ...layout.motif,
    ...squareShapes(layout, shown),
    ...columnOf(shown, { ...column, x, width }, design.font),
  ];
}

/** The back: what leads to the profile, or the name again. */
export function backOf(design: CardDesign, shown: Shown): Shape[] {
  const inks = palettes[design.palette];
  const { code } = shown;
  const size = 30;
  const middle = sheet.width / 2;
  const column: Column = {
    ...onAccent(inks),
    x: middle,
    width: 70,
    top: code === null ? 16 : 7,
    bottom: 53,
    anchor: "middle",
  };
  const text: Shown =
    code === null
      ? { ...shown, contacts: [] }
      : {
          ...shown,
          name: "",
          trade: "",
          phrase: shown.trade === "" ? shown.name : shown.trade,
          contacts: [],
        };
  return [
    ground(inks.accent),
    box(0, sheet.height - 4.6, sheet.width, 4.6, inks.tint),
    ...columnOf(text, column, design.font),
    ...(code === null
      ? []
      : [
          {
            kind: "code" as const,
            x: middle - size / 2,
            y: 19,
            size,
            value: code,
            dark: inks.ink,
            light: "#ffffff",
          },
        ]),
  ];
}
