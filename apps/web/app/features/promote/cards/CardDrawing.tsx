import type { CardDesign } from "@jobami/api/cards/contract";
import { qrPath } from "@jobami/ui/QrCode";
import { useMemo } from "react";
import * as css from "./cards.css.ts";
import { cardCopy, sideLabels } from "./copy.ts";
import { type CardLinks, type CardSide, card, readingOf, type Shape, shapesOf } from "./layout/index.ts";

interface CardDrawingProps {
  design: CardDesign;
  links: CardLinks;
  side: CardSide;
  /** Beside text that states the same. */
  isDecorative?: boolean;
}

/** A side of a card as it is cut. */
export function CardDrawing({ design, links, side, isDecorative = false }: CardDrawingProps) {
  const shapes = useMemo(() => shapesOf(design, links, side), [design, links, side]);
  const { width, height, bleed } = card;
  const description = isDecorative ? undefined : `${sideLabels[side]}\u00a0: ${describedOn(shapes)}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`${bleed} ${bleed} ${width} ${height}`}
      className={css.drawing}
      role={isDecorative ? undefined : "img"}
      aria-hidden={isDecorative}
      aria-label={description}
    >
      {shapes.map((shape, at) => (
        // Shapes have no ids: a place is what they are known by.
        <Drawn key={at} shape={shape} />
      ))}
    </svg>
  );
}

/** What a side declares, for who does not see it. */
function describedOn(shapes: readonly Shape[]): string {
  return readingOf(shapes)
    .map((part) => {
      if (part.kind === "text") return part.text;
      return part.kind === "code" ? cardCopy.codeDescription : cardCopy.pictureDescription;
    })
    .join(", ");
}

function Drawn({ shape }: { shape: Shape }) {
  if (shape.kind === "box") {
    const { x, y, width, height, fill, radius = 0 } = shape;
    return <rect x={x} y={y} width={width} height={height} rx={radius} fill={fill} />;
  }
  if (shape.kind === "path") return <path d={shape.path} fill={shape.fill} />;
  if (shape.kind === "picture")
    return (
      <image
        href={shape.href}
        x={shape.x}
        y={shape.y}
        width={shape.size}
        height={shape.size}
        preserveAspectRatio="xMidYMid slice"
      />
    );
  if (shape.kind === "code") return <Code {...shape} />;
  return (
    <text
      x={shape.x}
      y={shape.y}
      fontSize={shape.size}
      fill={shape.fill}
      textAnchor={shape.anchor}
      className={shape.letters === "heading" ? css.drawnLetters : css.plainLetters}
      fontWeight={shape.isBold ? 700 : 400}
    >
      {shape.text}
    </text>
  );
}

function Code({ x, y, size, value, dark, light }: Extract<Shape, { kind: "code" }>) {
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={1} fill={light} />
      <path
        transform={`translate(${x} ${y}) scale(${size / code.size})`}
        d={code.path}
        fill={dark}
        shapeRendering="crispEdges"
      />
    </>
  );
}
