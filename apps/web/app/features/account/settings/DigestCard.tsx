import { useApi } from "@jobami/api/http/provider";
import { digestRhythms } from "@jobami/api/notifications/times";
import { type Weekday, weekdays } from "@jobami/api/profiles/availability";
import { Button } from "@jobami/ui/Button";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { lazy, Suspense, useState } from "react";
import { useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { digestCopy as copy } from "./copy.ts";
import { digestChange } from "./settings.actors.ts";
import { TimesCard, type TimesCardProps } from "./TimesCard.tsx";

const TimeField = lazy(async () => ({ default: (await import("@jobami/ui/TimeField")).TimeField }));

/** When what waits is mailed together. */
export function DigestCard({ times, onSaved }: TimesCardProps) {
  const api = useApi();
  const notify = useNotify();
  const [typed, setTyped] = useState<Omit<typeof times.digest, "time"> & { time: string | null }>(
    times.digest,
  );
  const [machine] = useState(() => digestChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      onSaved({ success: true, data: answer.data });
      notify({ kind: "success", title: copy.saved });
    },
  });
  function type(changes: Partial<typeof typed>): void {
    setTyped((before) => ({ ...before, ...changes }));
    edit();
  }
  return (
    <TimesCard
      title={copy.title}
      text={copy.text}
      problem={problem}
      onSubmit={() => submit({ ...typed, time: typed.time ?? "" })}
    >
      <RadioGroup
        label={copy.every}
        name="every"
        options={digestRhythms.map((value) => ({ value, label: copy.rhythms[value] }))}
        value={typed.every}
        onChange={(event) => type({ every: event.target.value as typeof typed.every })}
      />
      <Grid columns={{ tablet: 2 }} gap={4}>
        {typed.every === "week" && (
          <Select
            label={copy.weekday}
            options={weekdays.map((value) => ({ value, label: copy.weekdays[value] }))}
            value={typed.weekday}
            onChange={(weekday) => type({ weekday: weekday as Weekday })}
          />
        )}
        <Suspense fallback={null}>
          <TimeField
            label={copy.time}
            isRequired
            error={problem?.fields.find(({ path }) => path === "time")?.message}
            value={typed.time}
            onChange={(time) => type({ time })}
          />
        </Suspense>
      </Grid>
      <p className={text.soft}>{copy.next(times.nextDigestAt)}</p>
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" variant="secondary" isPending={isSending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </Inline>
    </TimesCard>
  );
}
