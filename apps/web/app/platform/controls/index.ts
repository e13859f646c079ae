export {
  type ControlKind,
  controls,
  isShown,
  mainOf,
  nameOf,
  plainText,
  pressable,
  scene,
  textOfIds,
} from "./controls.ts";
