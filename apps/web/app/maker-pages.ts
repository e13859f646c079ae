import type { PageEntry } from "./page-entry.ts";

/** The pages of what somebody makes to be known by: no visitor loads them. */
export const makerPages = {
  cardTemplates: {
    path: "/dashboard/card-templates",
    label: "Cartes de visite",
    group: "visibility",
    icon: "idCard",
    offered: ["rail"],
    isForJobbeurs: true,
  },
  newCard: { path: "/dashboard/card-editor", label: "Nouvelle carte", group: "visibility" },
  cardEditor: { path: "/dashboard/card-editor/:id", label: "Carte de visite", group: "visibility" },
  photoEditor: {
    path: "/dashboard/photo-editor",
    label: "Retoucher une photo",
    group: "visibility",
    icon: "crop",
    offered: ["rail"],
    isForJobbeurs: true,
  },
} as const satisfies Record<string, PageEntry>;

/** The piece of work whose picture the photo editor opens. */
export const askedPiece = "realisation";

/** The photo editor with the picture of a piece of work. */
export const retouchPath = (pieceId: string): string =>
  `${makerPages.photoEditor.path}?${askedPiece}=${pieceId}`;
