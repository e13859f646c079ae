import { useApi } from "@jobami/api/http/provider";
import type {
  NotificationChannel,
  NotificationChoice,
  NotificationKind,
  NotificationPreference,
} from "@jobami/api/notifications/contract";
import { useNotificationPreferences, useNotificationTimes, usePush } from "@jobami/api/notifications/hooks";
import { Accordion } from "@jobami/ui/Accordion";
import { Columns } from "@jobami/ui/layout/Columns";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { Select } from "@jobami/ui/Select";
import { Switch } from "@jobami/ui/Switch";
import { heading, text } from "@jobami/ui/styles";
import { useId, useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import {
  notificationsCopy as copy,
  kindCopy,
  kindGroups,
  mailSummary,
  pushCopy,
  timesUnreadable,
} from "./copy.ts";
import { DigestCard } from "./DigestCard.tsx";
import { PushCard } from "./PushCard.tsx";
import { usePushPlace } from "./push-browser.ts";
import { QuietCard } from "./QuietCard.tsx";
import { preferenceChange } from "./settings.actors.ts";

/** The choices of a mail, in their order. */
const notificationChoices = ["on", "digest", "off"] as const satisfies readonly NotificationChoice[];

const isAnswered = ({ data, error }: { data: unknown; error?: unknown }) =>
  data !== undefined || error !== undefined;

/** What one is informed of: each kind, on each channel. */
export function NotificationsScreen() {
  const reading = useNotificationPreferences();
  const times = useNotificationTimes();
  const push = usePush();
  const place = usePushPlace();
  // Each part comes below what is there: nothing that is read, and no place reserved for it, is pushed away.
  const isPushDue = isAnswered(times);
  const hasDevices = (push.data?.data.devices.length ?? 0) > 0;
  const keep = (stored: NotificationPreference) =>
    void reading.mutate(
      (known) =>
        known && { ...known, data: known.data.map((one) => (one.kind === stored.kind ? stored : one)) },
      { revalidate: false },
    );
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Reading of={times} failed={timesUnreadable}>
        {({ data }) => (
          <Stack gap={6}>
            <QuietCard times={data} onSaved={(stored) => void times.mutate(stored, { revalidate: false })} />
            <DigestCard times={data} onSaved={(stored) => void times.mutate(stored, { revalidate: false })} />
          </Stack>
        )}
      </Reading>
      {isPushDue && (
        <Reading of={push} failed={pushCopy.unreadable}>
          {({ data }) => (
            <PushCard
              place={place}
              {...data}
              onChanged={(devices) =>
                void push.mutate(
                  { success: true, data: { ...data, devices: [...devices] } },
                  { revalidate: false },
                )
              }
            />
          )}
        </Reading>
      )}
      {isPushDue && isAnswered(push) && (
        <Reading of={reading} failed={copy.unreadable}>
          {({ data }) => (
            <Stack gap={6}>
              <p className={text.soft}>{copy.mailLater}</p>
              <Accordion
                headingLevel={2}
                items={kindGroups.map(({ title, kinds }) => {
                  const preferences = data.filter(({ kind }) => kinds.includes(kind));
                  return {
                    id: title,
                    heading: (
                      <span>
                        {title} <span className={text.soft}>{mailSummary(preferences)}</span>
                      </span>
                    ),
                    content: <Group preferences={preferences} hasDevices={hasDevices} onChanged={keep} />,
                  };
                })}
              />
            </Stack>
          )}
        </Reading>
      )}
    </>
  );
}

interface GroupProps {
  preferences: readonly NotificationPreference[];
  hasDevices: boolean;
  onChanged: (stored: NotificationPreference) => void;
}

function Group({ preferences, ...kind }: GroupProps) {
  return (
    <Stack gap={5}>
      {preferences.map((preference) => (
        <Kind key={preference.kind} preference={preference} {...kind} />
      ))}
    </Stack>
  );
}

interface KindProps {
  preference: NotificationPreference;
  /** Some browser can be notified. */
  hasDevices: boolean;
  onChanged: (stored: NotificationPreference) => void;
}

function Kind({ preference, hasDevices, onChanged }: KindProps) {
  const id = useId();
  const { title, text: detail } = kindCopy[preference.kind];
  return (
    <Stack as="div" role="group" gap={2} aria-labelledby={id} aria-describedby={`${id}-text`}>
      <div>
        <h3 id={id} className={heading[4]}>
          {title}
        </h3>
        <p id={`${id}-text`} className={text.soft}>
          {detail}
        </p>
      </div>
      <Columns gap={8} rowGap={1} from="tablet" align="center">
        <Stack gap={1}>
          <Channel preference={preference} channel="inApp" onChanged={onChanged} />
          {hasDevices && <Channel preference={preference} channel="push" onChanged={onChanged} />}
        </Stack>
        <Channel preference={preference} channel="mail" onChanged={onChanged} />
      </Columns>
    </Stack>
  );
}

interface ChannelProps extends Omit<KindProps, "hasDevices"> {
  channel: NotificationChannel;
}

/** One choice; what cannot be turned off shows that in its place. */
function Channel({ preference, channel, onChanged }: ChannelProps) {
  const choice = preference[channel];
  if (choice === "never") return null;
  if (choice === "always")
    return (
      <p className={text.soft}>
        {copy[channel]}
        {"\u00a0: "}
        {copy[choice].toLowerCase()}
      </p>
    );
  return <Choice kind={preference.kind} channel={channel} chosen={choice} onChanged={onChanged} />;
}

interface ChoiceProps {
  kind: NotificationKind;
  channel: NotificationChannel;
  chosen: NotificationChoice;
  onChanged: (stored: NotificationPreference) => void;
}

/** Shows at once what was chosen, and goes back when the server did not keep it. */
function Choice({ kind, channel, chosen, onChanged }: ChoiceProps) {
  const api = useApi();
  const notify = useNotify();
  const [wanted, setWanted] = useState<NotificationChoice | null>(null);
  const [machine] = useState(() => preferenceChange(api));
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      onChanged(data);
      setWanted(null);
    },
    "submission.refused": () => {
      setWanted(null);
      notify({ kind: "error", title: copy.failed });
    },
  });
  const shown = wanted ?? chosen;
  function choose(choice: NotificationChoice): void {
    if (isSending) return;
    setWanted(choice);
    submit({ kind, channel, choice });
  }
  if (channel === "mail")
    return (
      <Select
        label={copy.mail}
        options={notificationChoices.map((value) => ({ value, label: copy.mailChoices[value] }))}
        value={shown}
        onChange={(value) => choose(value as NotificationChoice)}
      />
    );
  return (
    <Switch
      label={copy[channel]}
      checked={shown === "on"}
      aria-busy={isSending}
      onChange={(event) => choose(event.currentTarget.checked ? "on" : "off")}
    />
  );
}
