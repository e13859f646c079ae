import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { dayInFrance } from "@jobami/api/missions/days";
import type { PromoCodeBody } from "@jobami/api/promocodes/contract";
import { maxPromoUses, promoCodeLength, promocodesRoutes, promoPercent } from "@jobami/api/promocodes/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DatePicker } from "@jobami/ui/DatePicker";
import { Form } from "@jobami/ui/Form";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { promoCopy as copy } from "./copy.ts";
import { creatingPromo } from "./subscription-admin.actors.ts";

const monthMs = 30 * 86_400_000;

/** A code as it is typed. */
interface Typed {
  code: string;
  percent: number | null;
  firstDay: string | null;
  lastDay: string | null;
  maxUses: number | null;
}

const blank = (now: number): Typed => ({
  code: "",
  percent: null,
  firstDay: dayInFrance(now),
  lastDay: dayInFrance(now + monthMs),
  maxUses: null,
});

/** What the server takes; null while something is missing or a number is none. */
function bodyOf({ code, percent, firstDay, lastDay, maxUses }: Typed): PromoCodeBody | null {
  if (code.trim() === "" || percent === null || firstDay === null || lastDay === null) return null;
  return Number.isNaN(percent) || Number.isNaN(maxUses)
    ? null
    : { code, percent, firstDay, lastDay, maxUses };
}

/** The form of a new promo code. */
export function PromoForm() {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const clock = useClock();
  const [typed, setTyped] = useState(() => blank(clock.now()));
  const [isTried, setTried] = useState(false);
  const [machine] = useState(() => creatingPromo(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      setTyped(blank(clock.now()));
      setTried(false);
      readings.readAgain(promocodesRoutes.list);
      notify({ kind: "success", title: copy.created });
    },
  });
  const refused = (field: keyof Typed) => problem?.fields.find(({ path }) => path === field)?.message;
  const errorOf = (field: "code" | "percent" | "firstDay" | "lastDay") =>
    isTried && (typed[field] === null || typed[field] === "") ? copy.missing : refused(field);
  function type(change: Partial<Typed>): void {
    setTyped((now) => ({ ...now, ...change }));
    edit();
  }
  function send(): void {
    setTried(true);
    const body = bodyOf(typed);
    if (body !== null) submit(body);
  }
  return (
    <Stack as={Form} gap={5} aria-label={copy.create} onSubmit={send}>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <Grid columns={{ tablet: 2, wide: 3 }} gap={4} rowGap={5}>
        <TextField
          label={copy.code}
          help={copy.codeHelp}
          isRequired
          autoComplete="off"
          spellCheck={false}
          maxLength={promoCodeLength.max}
          value={typed.code}
          error={errorOf("code")}
          onChange={({ currentTarget: { value } }) => type({ code: value.toUpperCase() })}
        />
        <NumberField
          label={copy.percent}
          help={copy.percentHelp}
          isRequired
          min={promoPercent.min}
          max={promoPercent.max}
          value={typed.percent}
          error={errorOf("percent")}
          onChange={(percent) => type({ percent })}
        />
        <NumberField
          label={copy.maxUses}
          help={copy.maxUsesHelp}
          isOptional
          min={1}
          max={maxPromoUses}
          value={typed.maxUses}
          error={refused("maxUses")}
          onChange={(maxUses) => type({ maxUses })}
        />
        <DatePicker
          label={copy.firstDay}
          isRequired
          value={typed.firstDay}
          error={errorOf("firstDay")}
          onChange={(firstDay) => type({ firstDay })}
        />
        <DatePicker
          label={copy.lastDay}
          isRequired
          value={typed.lastDay}
          error={errorOf("lastDay")}
          onChange={(lastDay) => type({ lastDay })}
        />
      </Grid>
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={copy.creating}>
          {copy.create}
        </Button>
      </Inline>
    </Stack>
  );
}
