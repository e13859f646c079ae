export { createSocketMachine, type SocketMachine } from "./socket.machine.ts";
export {
  backoffLongestMs,
  backoffMs,
  blockMs,
  reconnectionsAtMost,
  steadyMs,
  tokenSpacingMs,
  tokenTries,
} from "./socket.setup.ts";
export type {
  ChannelCommand,
  ChannelEvent,
  ChannelInput,
  SocketEmitted,
  SocketEvent,
  SocketInput,
  SocketNoticeCode,
  SocketRecord,
} from "./socket.types.ts";
export { type SocketStatus, type SocketTrouble, type SocketView, socketView } from "./socket.view.ts";
