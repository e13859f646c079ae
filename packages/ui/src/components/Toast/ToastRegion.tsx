import type { ReactElement } from "react";
import * as css from "./Toast.css.ts";
import { Toast, type ToastProps, type ToastView } from "./Toast.tsx";

export interface ToastRegionProps extends Omit<ToastProps, "toast"> {
  /** Oldest first; whoever feeds it keeps the count and the time. */
  toasts: readonly ToastView[];
  /** Names the region for assistive tools. */
  label?: string | undefined;
}

/**
 * Where passing notifications stand: top right, full width on phones. Mount it once, empty, before the first one
 * comes: screen readers only follow a live region that was already there. Errors interrupt, the rest waits.
 * It stays reachable above an open dialog.
 */
export function ToastRegion({
  toasts,
  label = "Notifications",
  ...callbacks
}: ToastRegionProps): ReactElement {
  return (
    <section className={css.region} aria-label={label} data-react-aria-top-layer="true">
      <div role="status" aria-atomic="false" aria-relevant="additions">
        {toasts.length > 0 && (
          <ol className={css.list}>
            {toasts.map((toast) => (
              <li key={toast.id}>
                <Toast toast={toast} {...callbacks} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
