import { pictureDrawn } from "../files/fixtures.ts";
import type { PortfolioPiece } from "./contract.ts";
import type { SeenPiece } from "./seen.ts";

const sky = '<path fill="#cfe6ee" d="M0 0h4v3H0z"/><path fill="#8fa66b" d="M0 2.4h4V3H0z"/>';
const wild = '<path fill="#2f6b45" d="M.2 2.5V1.1l.5-.5.4.4.5-.7.5.6.6-.5.4.7.6-.3.3.5v1.2z"/>';
const trimmed = '<path fill="#3f8b58" d="M.2 2.5V1.2h3.6v1.3z"/>';
const boards =
  '<path fill="#c79a63" d="M0 1.6h4V3H0z"/><path stroke="#8d6437" stroke-width=".04" d="M0 1.9h4M0 2.2h4M0 2.5h4M0 2.8h4"/>';

const hedge: SeenPiece = {
  id: "01930000-0000-7000-8000-000000000f01",
  title: "Haie de thuyas, 14 m",
  text: "Taillée en une matinée, déchets emportés. Le voisin retrouve son soleil.",
  before: pictureDrawn("0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9f01", sky + wild),
  after: pictureDrawn("0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9f02", sky + trimmed),
};

const terrace: SeenPiece = {
  id: "01930000-0000-7000-8000-000000000f02",
  title: "Terrasse en pin",
  text: "",
  before: null,
  after: pictureDrawn("0b5a9d2e-6f0c-4a38-9d0e-1f6b7c8d9f03", sky + boards),
};

/** Work as others see it: a hedge before and after, a terrace of which there is one picture. */
export const seenPieces: SeenPiece[] = [hedge, terrace];

/** The same as its owner knows it. */
export const hedgePiece: PortfolioPiece = { ...hedge, isHidden: false };
export const terracePiece: PortfolioPiece = { ...terrace, isHidden: false };
