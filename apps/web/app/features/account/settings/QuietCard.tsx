import { useApi } from "@jobami/api/http/provider";
import type { NotificationTimes } from "@jobami/api/notifications/contract";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { lazy, Suspense, useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { quietCopy as copy } from "./copy.ts";
import { quietChange } from "./settings.actors.ts";
import { TimesCard, type TimesCardProps } from "./TimesCard.tsx";

const TimeField = lazy(async () => ({ default: (await import("@jobami/ui/TimeField")).TimeField }));
/** What is offered to who has had none. */
const night = { from: "22:00", to: "07:00" };

/** From when to when one is not to be disturbed. */
export function QuietCard({ times, onSaved }: TimesCardProps) {
  const api = useApi();
  const notify = useNotify();
  const [isOn, setOn] = useState(times.quiet !== null);
  const [typed, setTyped] = useState<{ from: string | null; to: string | null }>(times.quiet ?? night);
  const [machine] = useState(() => quietChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      const { data }: { data: NotificationTimes } = answer;
      onSaved({ success: true, data });
      notify({ kind: "success", title: data.quiet === null ? copy.ended : copy.saved });
    },
  });
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  function type(changes: Partial<typeof typed>): void {
    setTyped((before) => ({ ...before, ...changes }));
    edit();
  }
  return (
    <TimesCard
      title={copy.title}
      text={copy.text}
      problem={problem}
      onSubmit={() => submit({ quiet: isOn ? { from: typed.from ?? "", to: typed.to ?? "" } : null })}
    >
      <Checkbox
        label={copy.isOn}
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked);
          edit();
        }}
      />
      {isOn && (
        <Suspense fallback={null}>
          <Grid columns={{ tablet: 2 }} gap={4}>
            <TimeField
              label={copy.from}
              isRequired
              error={errorOf("quiet.from")}
              value={typed.from}
              onChange={(from) => type({ from })}
            />
            <TimeField
              label={copy.to}
              isRequired
              error={errorOf("quiet.to")}
              value={typed.to}
              onChange={(to) => type({ to })}
            />
          </Grid>
        </Suspense>
      )}
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" variant="secondary" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </Inline>
    </TimesCard>
  );
}
