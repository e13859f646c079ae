import type { ReactNode } from "react";

/** A picture in two sizes; `width` and `height` of the large one, in px. */
export interface GalleryPicture {
  id: string;
  small: string;
  large: string;
  /** What it shows; empty where no one described it. */
  alt: string;
  width: number;
  height: number;
  /** How it stands, over the small picture: a Badge. */
  state?: ReactNode;
}

export interface GalleryProps {
  /** What the pictures show: names the row and the viewer. */
  label: string;
  /** The pictures in their order. */
  pictures: readonly GalleryPicture[];
  /** What can be done with a picture in the viewer. */
  renderActions?: ((id: string) => ReactNode) | undefined;
  /** The viewer opened or closed. */
  onOpen?: ((isOpen: boolean) => void) | undefined;
  /** Its own texts, in another wording. */
  labels?: GalleryLabels;
}

export const galleryLabels = {
  /** What a picture is called that no one described. */
  place: (at: number, of: number) => `Photo ${at} sur ${of}`,
  open: "Agrandir",
  previous: "Photo précédente",
  next: "Photo suivante",
  zoomIn: "Zoomer",
  zoomOut: "Revenir à la taille normale",
  zoomed: "Photo agrandie",
};

export type GalleryLabels = typeof galleryLabels;
