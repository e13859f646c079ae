import { displayText } from "@jobami/api/http/display-text";
import { ApiError } from "@jobami/api/http/errors";
import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import type { PersonOptions } from "@jobami/api/subscriptions/contract";
import { usePersonOptions } from "@jobami/api/subscriptions/hooks";
import { subscriptionsRoutes } from "@jobami/api/subscriptions/routes";
import { Badge } from "@jobami/ui/Badge";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { subscriptionRevenuePath as path } from "../../../generated/paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { optionsCopy as copy, optionNames, personText } from "./copy.ts";
import { settingOption } from "./subscription-admin.actors.ts";

/** The options of one person, found by their address, which stands in the address of the page. */
export function PersonOptionsPart() {
  const [params] = useSearchParams();
  const email = (params.get("personne") ?? "").trim().slice(0, 254);
  return (
    <Stack as="section" gap={4} aria-labelledby="person-options">
      <h2 id="person-options" className={heading[3]}>
        {copy.title}
      </h2>
      <p className={text.soft}>{copy.help}</p>
      <SearchForm key={email} email={email} />
      {email !== "" && <Found email={email} />}
    </Stack>
  );
}

function SearchForm({ email }: { email: string }) {
  const navigate = useNavigate();
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("personne")).trim();
    void navigate(typed === "" ? path : `${path}?${new URLSearchParams({ personne: typed })}`, {
      preventScrollReset: true,
    });
  }
  return (
    <search>
      <form action={path} onSubmit={send}>
        <Columns ratio="1:auto" from="tablet" gap={3} rowGap={3} align="end">
          <TextField
            id="personne"
            type="search"
            name="personne"
            label={copy.email}
            maxLength={254}
            defaultValue={email}
            autoComplete="off"
          />
          <Button type="submit" variant="secondary">
            {copy.find}
          </Button>
        </Columns>
      </form>
    </search>
  );
}

const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status);

function Found({ email }: { email: string }) {
  const reading = usePersonOptions(email);
  if (isUnknown(reading.error))
    return (
      <EmptyState title={copy.unknown} headingLevel={3}>
        {copy.unknownHelp}
      </EmptyState>
    );
  return (
    <Reading of={reading} failed={copy.failed} announce="polite">
      {(person) => (
        <Card element="section" padding="large" aria-labelledby="person-found">
          <Stack gap={5}>
            <h3 id="person-found" className={heading[4]}>
              {displayText(personText(person))}
            </h3>
            {person.plan !== "premium" && <p className={text.soft}>{copy.free}</p>}
            <Stack as="ul" gap={5} aria-label={copy.table}>
              {person.options.map((option) => (
                <li key={option.key}>
                  <OptionForm key={String(option.override)} userId={person.id} option={option} />
                </li>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
    </Reading>
  );
}

const choices = { plan: null, granted: true, refused: false } as const;
type Choice = keyof typeof choices;
const choiceOf = (override: boolean | null): Choice =>
  override === null ? "plan" : override ? "granted" : "refused";
const settings = [
  { value: "plan", label: copy.asPlan },
  { value: "granted", label: copy.granted },
  { value: "refused", label: copy.refused },
];

interface OptionFormProps {
  userId: string;
  option: PersonOptions["options"][number];
}

/** One option of a person: what they have, what is set for them alone, and why that changes. */
function OptionForm({ userId, option: { key, value, override, isBought } }: OptionFormProps) {
  const api = useApi();
  const readings = useReadings();
  const notify = useNotify();
  const [machine] = useState(() => settingOption(api));
  const [choice, setChoice] = useState<Choice>(choiceOf(override));
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": () => {
      readings.readAgain(subscriptionsRoutes.optionsOf);
      notify({ kind: "success", title: copy.saved });
    },
  });
  const isChanged = choice !== choiceOf(override);
  const refused = problem?.fields.find(({ path }) => path === "reason")?.message;
  function send(): void {
    setTried(true);
    if (isChanged && reason.trim().length >= 3)
      submit({ userId, option: key, value: choices[choice], reason: reason.trim() });
  }
  return (
    <Stack as={Form} gap={3} aria-label={optionNames[key]} onSubmit={send}>
      <Inline gap={3} align="center">
        <h4 className={heading[4]}>{optionNames[key]}</h4>
        <Badge tone={value ? "success" : "neutral"}>{value ? copy.has : copy.hasNot}</Badge>
        {isBought && <span className={text.small}>{copy.bought}</span>}
      </Inline>
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <Grid columns={{ tablet: 2 }} gap={4} rowGap={3}>
        <Select
          label={copy.set}
          options={settings}
          value={choice}
          onChange={(next) => {
            setChoice(next as Choice);
            edit();
          }}
        />
        {isChanged && (
          <TextField
            label={copy.reason}
            help={copy.reasonHelp}
            isRequired
            autoComplete="off"
            maxLength={500}
            value={reason}
            error={isTried && reason.trim().length < 3 ? copy.reasonMissing : refused}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              edit();
            }}
          />
        )}
      </Grid>
      {isChanged && (
        <Inline gap={3}>
          <Button type="submit" size="small" isPending={isSending} pendingLabel={copy.keeping}>
            {copy.keep}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
