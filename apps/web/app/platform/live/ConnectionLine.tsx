import type { SocketTrouble } from "@jobami/machines/live/socket";
import { ConnectionStatus } from "@jobami/ui/patterns/ConnectionStatus";
import { focusPage } from "../focus/index.ts";
import { useCovers } from "../viewport/index.ts";
import * as css from "./ConnectionLine.css.ts";
import { connectionProps } from "./connection.props.ts";

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
    <div ref={useCovers("top")} className={css.connection}>
      <ConnectionStatus {...connectionProps(trouble, { retry, reload })} />
    </div>
  );
}
