import type { Device } from "@jobami/api/devices/contract";
import { useDevices } from "@jobami/api/devices/hooks";
import { useApi } from "@jobami/api/http/provider";
import { statusMessage } from "@jobami/api/http/status-messages";
import { deviceListView } from "@jobami/machines/auth/device-list";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { List } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import * as card from "../../../platform/settings-card/index.ts";
import { copy } from "./copy.ts";
import { DeviceLine } from "./DeviceLine.tsx";
import { deviceListMachine } from "./devices.actors.ts";

const none: readonly Device[] = [];

/** Where the account is open: each session can be closed, or all but this one. */
export function DevicesCard() {
  const api = useApi();
  const notify = useNotify();
  const reading = useDevices();
  const { data, mutate } = reading;
  const [machine] = useState(() => deviceListMachine(api));
  const [snapshot, send] = useFlow(machine, undefined, {
    "sessions.changed": ({ ending }) => {
      const isLeft = ({ id, isCurrent }: Device) => isCurrent || (ending.scope === "one" && id !== ending.id);
      void mutate((known) => known && { ...known, data: known.data.filter(isLeft) });
      notify({ kind: "success", title: ending.scope === "one" ? copy.endedOne : copy.othersEnded });
    },
    notice: ({ kind, code, params }) =>
      notify({
        kind,
        title: String(params?.message || statusMessage(Number(params?.status ?? 0), code)),
      }),
  });
  const view = deviceListView(snapshot);
  const devices = data?.data ?? none;
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  useOverlayLock("devices", view.isConfirming);
  return (
    <Card element="section" padding="large" aria-labelledby="devices-title">
      <Stack gap={5}>
        <Stack gap={2}>
          <h2 id="devices-title" className={heading[3]}>
            {copy.title}
          </h2>
          <p className={text.soft}>{data !== undefined && !hasOthers ? copy.alone : copy.lead}</p>
        </Stack>
        <Reading of={reading} failed={copy.failed} showsStale>
          {() => (
            <List label={copy.list}>
              {devices.map((device) => (
                <DeviceLine
                  key={device.id}
                  device={device}
                  isEnding={view.isEnding(device.id)}
                  onEnd={() => send({ type: "session.ended", id: device.id })}
                />
              ))}
            </List>
          )}
        </Reading>
        {hasOthers && (
          <div className={card.action}>
            <Button
              variant="secondary"
              isPending={view.isEndingOthers}
              pendingLabel={copy.ending}
              onClick={() => send({ type: "others.requested" })}
            >
              {copy.endOthers}
            </Button>
          </div>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={view.isConfirming}
        title={copy.question}
        losses={copy.losses}
        confirmLabel={copy.endOthers}
        onConfirm={() => send({ type: "others.confirmed" })}
        onCancel={() => send({ type: "others.declined" })}
      />
    </Card>
  );
}
