import type { SocketTrouble } from "@jobami/machines/live/socket";
import type { ConnectionStatusProps } from "@jobami/ui/patterns/ConnectionStatus";

/** A block is named for what it is [SOCK-10]; the pattern has text for everything else. */
const blocked = {
  title: "Les mises à jour en direct sont bloquées pour un moment.",
  detail: "Rechargez la page pour voir les nouveautés.",
  action: "Recharger la page",
};

/** What the line shows of the live channel, and what its command does. */
export function connectionProps(
  trouble: SocketTrouble | null,
  on: { retry: () => void; reload: () => void },
): ConnectionStatusProps {
  switch (trouble) {
    case null:
      return { state: "online" };
    case "blocked":
      return { state: "blocked", labels: { blocked }, onRetry: on.reload };
    case "down":
      return { state: "blocked", onRetry: on.retry };
    default:
      return { state: trouble };
  }
}
