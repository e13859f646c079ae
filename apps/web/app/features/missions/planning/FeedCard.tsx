import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { useFeed } from "@jobami/api/planning/hooks";
import { planningRoutes } from "@jobami/api/planning/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { TextField } from "@jobami/ui/TextField";
import { useEffect, useRef, useState } from "react";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { copy } from "./copy.ts";
import { feedMachine } from "./planning.actors.ts";
import * as css from "./planning.css.ts";

/** The secret address by which other calendars read the planning: made, renewed, taken away. */
export function FeedCard() {
  const reading = useFeed();
  return (
    <Card element="section" padding="large" aria-labelledby="planning-feed">
      <Stack gap={4}>
        <h2 id="planning-feed" className={heading[3]}>
          {copy.feed}
        </h2>
        <p className={text.soft}>{copy.feedHelp}</p>
        <Reading of={reading} failed={copy.feedFailed} announce="polite">
          {({ data }) => <Commands isShared={data.createdAt !== null} />}
        </Reading>
      </Stack>
    </Card>
  );
}

function Commands({ isShared }: { isShared: boolean }) {
  const api = useApi();
  const readings = useReadings();
  const [machine] = useState(() => feedMachine(api));
  const [address, setAddress] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState<string | null>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const sent = useRef<"renew" | "drop">("renew");
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: made }) => {
      readings.readAgain(planningRoutes.feed);
      setAddress(made.address);
      setAnnouncement(made.address === null ? copy.dropped : copy.made);
    },
  });
  useEffect(() => {
    if (announcement !== null) status.current?.focus();
  }, [announcement]);
  function send(act: "renew" | "drop"): void {
    sent.current = act;
    setAnnouncement(null);
    submit(act);
  }
  const isPending = (act: "renew" | "drop") => isSending && sent.current === act;
  return (
    <>
      {problem !== null && <Banner tone="danger" announce="assertive" title={problemText(problem)} />}
      {address !== null && (
        <Stack gap={3}>
          <TextField
            label={copy.address}
            help={copy.addressHelp}
            isReadOnly
            translate="no"
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Inline gap={3}>
            <Button
              variant="secondary"
              size="small"
              onClick={() => {
                void navigator.clipboard.writeText(address).then(
                  () => setAnnouncement(copy.copied),
                  () => setAnnouncement(copy.notCopied),
                );
              }}
            >
              {copy.copy}
            </Button>
          </Inline>
        </Stack>
      )}
      {isShared && address === null && <p className={text.small}>{copy.renewHelp}</p>}
      <Inline gap={3} stackedBelow="tablet">
        <Button
          variant="secondary"
          isPending={isPending("renew")}
          isResting={isSending}
          pendingLabel={copy.sending}
          onClick={() => send("renew")}
        >
          {isShared ? copy.renewFeed : copy.makeFeed}
        </Button>
        {isShared && (
          <Button
            variant="ghost"
            isPending={isPending("drop")}
            isResting={isSending}
            pendingLabel={copy.sending}
            onClick={() => send("drop")}
          >
            {copy.dropFeed}
          </Button>
        )}
      </Inline>
      <p ref={status} role="status" tabIndex={-1} className={css.confirmation}>
        {announcement}
      </p>
    </>
  );
}
