export { countText } from "./copy.ts";
export { loadMissionPictures, loadPicturesField } from "./load.ts";
export { place as picturesPlace } from "./pictures.css.ts";
