export {
  type Corner,
  type Crop,
  corners,
  fitCrop,
  leastShare,
  moveCrop,
  pullCrop,
  scaleCrop,
  sizeCrop,
  wholeCrop,
} from "./crop.ts";
export { ImageCrop, type ImageCropProps } from "./ImageCrop.tsx";
