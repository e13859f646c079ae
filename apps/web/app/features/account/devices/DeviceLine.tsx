import type { Device } from "@jobami/api/devices/contract";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { ListItem } from "@jobami/ui/List";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { visuallyHidden } from "@jobami/ui/styles";
import { type LucideIcon, Monitor, MonitorSmartphone, Smartphone, Tablet } from "lucide-react";
import { copy, deviceName } from "./copy.ts";

const icons: Record<Device["form"], LucideIcon> = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  unknown: MonitorSmartphone,
};

interface DeviceLineProps {
  device: Device;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: what it runs on, when it was last used, and its end. */
export function DeviceLine({ device, isEnding, onEnd }: DeviceLineProps) {
  const Icon = icons[device.form];
  const name = deviceName(device);
  return (
    <ListItem
      leading={<Icon aria-hidden="true" />}
      title={name}
      detail={
        device.isCurrent ? (
          <>
            {copy.since} <RelativeTime instant={device.signedInAt} />
          </>
        ) : (
          <>
            {copy.lastUsed} <RelativeTime instant={device.lastUsedAt} />
          </>
        )
      }
      trailing={device.isCurrent ? <Badge tone="success">{copy.current}</Badge> : undefined}
      action={
        device.isCurrent ? undefined : (
          <Button
            variant="ghost"
            size="small"
            isPending={isEnding}
            pendingLabel={copy.ending}
            onClick={onEnd}
          >
            {copy.end}
            <span className={visuallyHidden}>{` la session ${name}`}</span>
          </Button>
        )
      }
    />
  );
}
