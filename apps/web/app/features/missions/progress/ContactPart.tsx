import { displayText } from "@jobami/api/http/display-text";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { MissionContact, MissionProgress } from "@jobami/api/progress/contract";
import { keepProgress } from "@jobami/api/progress/hooks";
import type { ProposalSide } from "@jobami/api/proposals/contract";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, link, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { copy } from "./copy.ts";
import { contactMachine } from "./progress.actors.ts";
import * as css from "./progress.css.ts";

interface ContactPartProps {
  progress: MissionProgress;
  side: ProposalSide;
}

/** Where exactly and how to reach the client, for the two who agreed alone. */
export function ContactPart({ progress, side }: ContactPartProps) {
  const { contact } = progress;
  const [isOpen, setOpen] = useState(false);
  const isOwner = side === "client";
  return (
    <Stack as="section" gap={3} className={css.part} aria-labelledby="progress-contact">
      <h3 id="progress-contact" className={heading[3]}>
        {copy.contactTitle}
      </h3>
      {isOwner && <p className={text.small}>{copy.contactOwner}</p>}
      {isOpen ? (
        <ContactForm progress={progress} onDone={() => setOpen(false)} />
      ) : (
        <>
          {contact !== null && <Contact {...contact} />}
          {contact === null && !isOwner && <p className={text.soft}>{copy.contactMissing}</p>}
          {isOwner && (
            <Inline gap={3}>
              <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
                {contact === null ? copy.giveContact : copy.changeContact}
              </Button>
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
}

function Contact({ address, phone }: MissionContact) {
  const dialled = `tel:${phone.replace(/[^+\d]/g, "")}`;
  const entries = [
    { term: copy.address, details: address === "" ? null : displayText(address) },
    {
      term: copy.phone,
      details:
        phone === "" ? null : (
          <a className={link} href={dialled}>
            {phone}
          </a>
        ),
    },
  ];
  return <DescriptionList entries={entries.filter(({ details }) => details !== null)} />;
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
    <Stack
      as="form"
      gap={4}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(typed);
      }}
    >
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
