import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { MissionContact, MissionProgress } from "@jobami/api/progress/contract";
import { keepProgress } from "@jobami/api/progress/hooks";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Form } from "@jobami/ui/Form";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";
import { contactMachine } from "./progress.actors.ts";

interface ContactActsProps {
  progress: MissionProgress;
  /** It is what the client does next. */
  isPrimary: boolean;
}

/** The exact address and a phone number of the client’s, which the chosen one alone reads: given, and changed. */
export function ContactActs({ progress, isPrimary }: ContactActsProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <ContactForm progress={progress} onDone={() => setOpen(false)} />;
  return (
    <Inline gap={3} stackedBelow="tablet">
      <Button variant={isPrimary ? "primary" : "secondary"} onClick={() => setOpen(true)}>
        {progress.contact === null ? copy.giveContact : copy.changeContact}
      </Button>
    </Inline>
  );
}

function ContactForm({ progress, onDone }: { progress: MissionProgress; onDone: () => void }) {
  const api = useApi();
  const readings = useReadings();
  const [typed, setTyped] = useState<MissionContact>(progress.contact ?? { address: "", phone: "" });
  const [machine] = useState(() => contactMachine(api, progress.missionId));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepProgress(readings, { ...progress, contact: answer });
      onDone();
    },
  });
  const errorOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message;
  const change = (changes: Partial<MissionContact>) => {
    setTyped((before) => ({ ...before, ...changes }));
    edit();
  };
  return (
    <Stack as={Form} gap={4} onSubmit={() => submit(typed)}>
      <p className={text.small}>{copy.contactOwner}</p>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={copy.address}
        help={copy.addressHelp}
        error={errorOf("address")}
        isOptional
        autoComplete="street-address"
        maxLength={300}
        value={typed.address}
        onChange={(event) => change({ address: event.target.value })}
      />
      <TextField
        label={copy.phone}
        error={errorOf("phone")}
        isOptional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        value={typed.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <Inline gap={3}>
        <Button type="submit" size="small" isPending={isSending} pendingLabel={copy.saving}>
          {copy.saveContact}
        </Button>
        <Button variant="secondary" size="small" isResting={isSending} onClick={onDone}>
          {copy.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
