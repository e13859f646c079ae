import { type IncidentAct, maxIncidentNote } from "@jobami/api/progress/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { type ReactNode, useState } from "react";
import { useFocusAtFirst } from "../../../platform/focus/index.ts";
import { problemText } from "../../../platform/forms/index.ts";
import { AnotherDay } from "./AnotherDay.tsx";
import { actLabel, confirmLabel, consequences, copy } from "./copy.ts";
import type { IncidentProps } from "./incident-props.ts";
import * as css from "./incidents.css.ts";
import { LateField, lateMinutesOf, type TypedLate } from "./LateField.tsx";
import { useIncident } from "./use-incident.ts";

interface IncidentFormProps extends IncidentProps {
  act: IncidentAct;
  onLeave: () => void;
}

const withNote: ReadonlySet<IncidentAct> = new Set([
  "late.announced",
  "absence.denied",
  "absence.admitted",
  "mission.left",
]);
const ending: ReadonlySet<IncidentAct> = new Set(["absence.closed", "mission.left"]);

/** One act with what follows for both, and a word to the other side. */
export function IncidentForm({ act, onLeave, ...about }: IncidentFormProps) {
  const { mission, side, other, hour, onDone } = about;
  const [note, setNote] = useState("");
  const [late, setLate] = useState<TypedLate>({ choice: null, time: null });
  const [wrong, setWrong] = useState<string | null>(null);
  const { isSending, problem, submit, edit } = useIncident(mission.id, onDone);
  function send(): void {
    const minutes = act === "late.announced" ? lateMinutesOf(late, hour) : undefined;
    if (minutes === null) setWrong(late.choice === "time" ? copy.arrivalWrong : copy.chooseLate);
    else submit({ act, note, ...(minutes !== undefined && { minutes }) });
  }
  const form = (
    <Stack as={Form} gap={4} onSubmit={send}>
      {problem !== null && (
        <Banner
          tone="danger"
          announce="assertive"
          title={problem.fields[0]?.message ?? problemText(problem)}
        />
      )}
      {act === "late.announced" && hour !== null && (
        <LateField
          hour={hour}
          value={late}
          error={wrong}
          onChange={(value) => {
            setLate(value);
            setWrong(null);
            edit();
          }}
        />
      )}
      <Consequences texts={consequences(act, other)} />
      {withNote.has(act) && (
        <TextArea
          label={copy.note}
          isOptional
          rows={2}
          maxCharacters={maxIncidentNote}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            edit();
          }}
        />
      )}
      <Inline gap={3} stackedBelow="tablet">
        <Button
          type="submit"
          variant={ending.has(act) ? "danger" : "primary"}
          isPending={isSending}
          pendingLabel={copy.sending}
        >
          {confirmLabel(act, side)}
        </Button>
        <Button variant="secondary" isResting={isSending} onClick={onLeave}>
          {copy.back}
        </Button>
      </Inline>
    </Stack>
  );
  return (
    <Stack gap={4}>
      <FormTitle>{actLabel(act, side)}</FormTitle>
      {act === "mission.left" && <AnotherDay {...about} />}
      {form}
    </Stack>
  );
}

/** What was pressed is gone: one reads on from here. */
export function FormTitle({ children }: { children: ReactNode }) {
  const title = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <h3 ref={title} tabIndex={-1} className={`${heading[4]} ${css.title}`}>
      {children}
    </h3>
  );
}

/** What follows for both. */
export function Consequences({ texts }: { texts: readonly string[] }) {
  return (
    <Stack as="ul" gap={2} className={css.consequences} aria-label={copy.whatFollows}>
      {texts.map((one) => (
        <li key={one} className={text.soft}>
          {one}
        </li>
      ))}
    </Stack>
  );
}
