import type { SocketTrouble } from "@jobami/machines/flows/socket";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { focusPage } from "../world/focus-page.ts";
import { connectionProps } from "./connection.props.ts";
import * as css from "./Shell.css.ts";

const reload = () => globalThis.location.reload();

interface ConnectionLineProps {
  trouble: SocketTrouble | null;
  /** Asks for another try at once. */
  onRetry?: (() => void) | undefined;
}

/** What stands between the person and what is new, under the bar of every page. */
export function ConnectionLine({ trouble, onRetry }: ConnectionLineProps) {
  const retry = () => {
    focusPage();
    onRetry?.();
  };
  return (
    <div className={css.connection}>
      <ConnectionStatus {...connectionProps(trouble, { retry, reload })} />
    </div>
  );
}
