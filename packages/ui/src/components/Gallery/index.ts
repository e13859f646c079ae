export { Gallery, type GalleryPicture, type GalleryProps } from "./Gallery.tsx";
