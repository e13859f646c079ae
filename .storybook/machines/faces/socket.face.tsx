import { createSocketMachine, type SocketStatus, socketView } from "@jobami/machines/flows/socket";
import { ConnectionStatus, type ConnectionStatusProps } from "@jobami/ui/patterns/ConnectionStatus";
import { faceOf, nothing } from "../viewer/Standing.tsx";

const states: Record<SocketStatus, ConnectionStatusProps["state"]> = {
  off: "online",
  connected: "online",
  connecting: "reconnecting",
  waiting: "reconnecting",
  offline: "offline",
  blocked: "blocked",
  down: "blocked",
};

export const face = faceOf("socket", createSocketMachine({ now: Date.now }), (snapshot) => {
  const state = states[socketView(snapshot).status];
  return state === "online" ? null : <ConnectionStatus state={state} onRetry={nothing} />;
});
