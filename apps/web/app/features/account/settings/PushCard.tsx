import { useApi } from "@jobami/api/http/provider";
import type { PushDevice } from "@jobami/api/notifications/contract";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { List, ListItem } from "@jobami/ui/List";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text, visuallyHidden } from "@jobami/ui/styles";
import { BellRing } from "lucide-react";
import { useEffect, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { pushCopy as copy, pushDeviceName } from "./copy.ts";
import { markHere, type PushPlace } from "./push-browser.ts";
import { pushEnd, pushStart } from "./settings.actors.ts";

interface PushCardProps {
  place: PushPlace | null;
  publicKey: string;
  devices: readonly PushDevice[];
  /** One more is notified, or one less. */
  onChanged: (devices: readonly PushDevice[]) => void;
}

/** Which browsers are notified while no one reads; this one is asked after a press, never before. */
export function PushCard({ place, publicKey, devices, onChanged }: PushCardProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => pushStart(api));
  const [mark, setMark] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    markHere().then(
      (found) => isShown && setMark(found),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      setMark(data.mark);
      onChanged([...devices.filter(({ id }) => id !== data.id), data]);
      notify({ kind: "success", title: copy.started });
    },
  });
  const isRegistered = devices.some((device) => device.mark === mark);
  return (
    <Card element="section" padding="large" aria-labelledby="push-title">
      <Stack gap={5}>
        <div>
          <h2 id="push-title" className={heading[3]}>
            {copy.title}
          </h2>
          <p className={text.soft}>{copy.text}</p>
        </div>
        {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
        {devices.length > 0 && (
          <List label={copy.list}>
            {devices.map((device) => (
              <Line
                key={device.id}
                device={device}
                isHere={device.mark === mark}
                onEnded={() => onChanged(devices.filter(({ id }) => id !== device.id))}
              />
            ))}
          </List>
        )}
        {place === "unknown" && <p className={text.soft}>{copy.unknown}</p>}
        {place === "denied" && <p className={text.soft}>{copy.denied}</p>}
        {place === "ready" && !isRegistered && (
          <Inline gap={3} stackedBelow="tablet">
            <Button
              variant="secondary"
              isPending={isSending}
              pendingLabel={copy.starting}
              onClick={() => submit({ publicKey })}
            >
              {copy.start}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

interface LineProps {
  device: PushDevice;
  isHere: boolean;
  onEnded: () => void;
}

function Line({ device, isHere, onEnded }: LineProps) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() => pushEnd(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": onEnded,
    "submission.refused": () => notify({ kind: "error", title: copy.notEnded }),
  });
  const name = pushDeviceName(device);
  return (
    <ListItem
      leading={<BellRing />}
      title={name}
      detail={
        <>
          {copy.since} <RelativeTime instant={device.createdAt} />
        </>
      }
      trailing={isHere ? <Badge tone="success">{copy.here}</Badge> : undefined}
      action={
        <Button
          variant="ghost"
          size="small"
          isPending={isSending}
          pendingLabel={copy.ending}
          onClick={() => submit({ id: device.id, isHere })}
        >
          {copy.end}
          <span className={visuallyHidden}>{` sur ${name}`}</span>
        </Button>
      }
    />
  );
}
