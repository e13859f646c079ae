import { Button } from "@jobami/ui/Button";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useState } from "react";
import type { AnyEventObject } from "xstate";
import * as css from "./MachineViewer.css.ts";
import { readEvent } from "./path.ts";

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
    setError(read === null ? "Write a JSON object with a field « type »." : undefined);
    if (read !== null) send(read);
  }
  return (
    <form className={css.group} onSubmit={submit} noValidate>
      <TextArea
        label="Another event, as JSON"
        rows={3}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" size="small" variant="secondary">
          Send
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
    setError(isLength ? undefined : "Write a whole number of milliseconds.");
    if (isLength) wait(ms);
  }
  return (
    <form className={css.line} onSubmit={submit} noValidate>
      <TextField
        label="Another length of time"
        suffix="ms"
        inputMode="numeric"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="ghost">
        Advance
      </Button>
    </form>
  );
}
