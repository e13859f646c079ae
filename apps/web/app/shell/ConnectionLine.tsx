import type { SocketTrouble } from "@jobami/machines/flows/socket";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { connectionProps } from "./connection.props.ts";
import * as css from "./Shell.css.ts";

const page = {
  reload: () => globalThis.location.reload(),
  /** The pressed command goes away: reading goes on at the page. */
  focus: () => document.getElementById("contenu")?.focus({ preventScroll: true }),
};

interface ConnectionLineProps {
  trouble: SocketTrouble | null;
  /** Asks for another try at once. */
  onRetry?: (() => void) | undefined;
}

/** What stands between the person and what is new, under the bar of every page. */
export function ConnectionLine({ trouble, onRetry }: ConnectionLineProps) {
  const retry = () => {
    page.focus();
    onRetry?.();
  };
  return (
    <div className={css.connection}>
      <ConnectionStatus {...connectionProps(trouble, { retry, reload: page.reload })} />
    </div>
  );
}
