import type { Notification } from "@jobami/api/notifications/contract";
import type { SnapshotFrom } from "xstate";
import type { NotificationInboxMachine } from "./notification-inbox.machine.ts";

/** What the inbox shows. */
export interface NotificationInboxView {
  /** Those of the lines that are in the part (inbox or archive) that is looked at. */
  lines: readonly Notification[];
  isSaving: boolean;
  /** A deletion that waits for a yes: of one line by its title, or of everything. */
  deletion: { scope: "all" } | { scope: "one"; title: string } | null;
}

/** Snapshot to screen. `lines` were read and have the changes that wait laid over them; `isArchive` is the part that is looked at. */
export function notificationInboxView(
  snapshot: Pick<SnapshotFrom<NotificationInboxMachine>, "hasTag" | "context">,
  lines: readonly Notification[],
  isArchive: boolean,
): NotificationInboxView {
  const { asked } = snapshot.context;
  const one = lines.find(({ id }) => id === asked?.ids[0]);
  return {
    lines: lines.filter((line) => line.is_archived === isArchive),
    isSaving: snapshot.hasTag("saving"),
    deletion:
      asked === null
        ? null
        : asked.scope === "all"
          ? { scope: "all" }
          : { scope: "one", title: one?.title ?? "" },
  };
}
