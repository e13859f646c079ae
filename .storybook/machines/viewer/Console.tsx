import { Button } from "@jobami/ui/Button";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useState } from "react";
import type { AnyEventObject } from "xstate";
import * as css from "./MachineViewer.css.ts";

function readEvent(text: string): AnyEventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    const isEvent =
      typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
    return isEvent ? (value as AnyEventObject) : null;
  } catch {
    return null;
  }
}

/** Any event, written as JSON: for values that the buttons do not have. */
export function EventConsole({
  example,
  send,
}: {
  example: AnyEventObject | undefined;
  send: (event: AnyEventObject) => void;
}) {
  const [text, setText] = useState(JSON.stringify(example ?? { type: "" }));
  const [error, setError] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = readEvent(text);
    setError(read === null ? "Écrivez un objet JSON avec un champ «\u202ftype\u202f»." : undefined);
    if (read !== null) send(read);
  }
  return (
    <form className={css.group} onSubmit={submit} noValidate>
      <TextArea
        label="Un autre événement, en JSON"
        rows={3}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" variant="secondary">
          Envoyer
        </Button>
      </div>
    </form>
  );
}

/** Any length of time; timers ring at their own instants on the way. */
export function WaitConsole({ wait }: { wait: (ms: number) => void }) {
  const [text, setText] = useState("2999");
  const [error, setError] = useState<string>();
  function submit(event: FormEvent): void {
    event.preventDefault();
    const ms = Number(text);
    const isLength = text.trim() !== "" && Number.isInteger(ms) && ms >= 0;
    setError(isLength ? undefined : "Écrivez un nombre entier de millisecondes.");
    if (isLength) wait(ms);
  }
  return (
    <form className={css.line} onSubmit={submit} noValidate>
      <TextField
        label="Une autre durée"
        suffix="ms"
        inputMode="numeric"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="ghost">
        Avancer
      </Button>
    </form>
  );
}
