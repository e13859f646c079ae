import { defineModel } from "../../testing/model.ts";
import type { CameraRefusal } from "./scanner.types.ts";

export interface ScannerStory {
  camera: "off" | "asking" | "scanning";
  refusal: CameraRefusal | null;
  isForeign: boolean;
  isUnreadable: boolean;
  isFound: boolean;
}

const isOff = ({ camera, isFound }: ScannerStory) => camera === "off" && !isFound;
const isOn = ({ camera, isFound }: ScannerStory) => camera !== "off" && !isFound;
const isScanning = ({ camera, isFound }: ScannerStory) => camera === "scanning" && !isFound;
const isOpen = ({ isFound }: ScannerStory) => !isFound;
const found = () => ({ camera: "off", isFound: true }) as const;

/** What the person and the camera can do until a code is found. */
export const scannerModel = defineModel<ScannerStory>()({
  initial: { camera: "off", refusal: null, isForeign: false, isUnreadable: false, isFound: false },
  steps: {
    "the person asks for the camera": {
      when: isOff,
      leads: () => ({ camera: "asking", refusal: null, isForeign: false }),
    },
    "the browser lets it": {
      when: ({ camera, isFound }) => camera === "asking" && !isFound,
      leads: () => ({ camera: "scanning" }),
    },
    "the camera is refused": { when: isOn, leads: () => ({ camera: "off", refusal: "denied" }) },
    "the camera breaks": { when: isOn, leads: () => ({ camera: "off", refusal: "broken" }) },
    "the person turns it off": { when: isOn, leads: () => ({ camera: "off" }) },
    "the camera sees something else": { when: isScanning, leads: () => ({ isForeign: true }) },
    "the camera sees a code": { when: isScanning, leads: found },
    "the person types what is no code": { when: isOpen, leads: () => ({ isUnreadable: true }) },
    "the person types on": { when: isOpen, leads: () => ({ isUnreadable: false }) },
    "the person types a code": { when: isOpen, leads: found },
  },
});
