export { ConnectionLine } from "./ConnectionLine.tsx";
export { ConnectionLineContext } from "./connection-line.context.ts";
export { createLiveHub, type HearLive, LiveContext, useLiveEvents, WhisperContext } from "./live-hub.ts";
export { messageSound } from "./message-sound.ts";
export { loadLiveController } from "./signed-in.ts";
export { useNetwork } from "./use-network.ts";
