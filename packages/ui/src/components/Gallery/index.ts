export { Gallery } from "./Gallery.tsx";
export type { GalleryPicture, GalleryProps } from "./gallery.props.ts";
