import { aiClient } from "@jobami/api/ai/client";
import type { AiInfo, AiTest } from "@jobami/api/ai/contract";
import { useAiInfo } from "@jobami/api/ai/hooks";
import type { AiProvider } from "@jobami/api/ai/routes";
import { useApi } from "@jobami/api/http/provider";
import { Button } from "@jobami/ui/Button";
import { DescriptionList } from "@jobami/ui/DescriptionList";
import { InlineAlert } from "@jobami/ui/InlineAlert";
import { Stack } from "@jobami/ui/layout/Stack";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import {
  openaiInfoAudience,
  openaiInfoLabel,
  openrouterInfoAudience,
  openrouterInfoLabel,
} from "../../../generated/paths.ts";
import { problemText, submissionOf, useSubmission } from "../../../platform/forms/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { RequireStaff, StaffPage } from "../frame/index.ts";
import { copy, durationText, outcomeLabels, rateText, stateLabels, triedText } from "./copy.ts";
import { StateNote } from "./StateNote.tsx";

const pages = {
  openai: { audience: openaiInfoAudience, label: openaiInfoLabel },
  openrouter: { audience: openrouterInfoAudience, label: openrouterInfoLabel },
} as const;

/** /admin/openai-info, /admin/openrouter-info: how a provider is set up, and a test of it [ADM-15, ADM-18]. */
export function AiInfoScreen({ provider }: { provider: AiProvider }) {
  return (
    <RequireStaff needs={pages[provider].audience}>
      <Info provider={provider} />
    </RequireStaff>
  );
}

function Info({ provider }: { provider: AiProvider }) {
  const reading = useAiInfo(provider);
  return (
    <StaffPage title={pages[provider].label} error={reading.error}>
      <Reading of={reading} failed={copy.infoFailed} showsStale>
        {({ data }) => (
          <Stack gap={6}>
            <StateNote state={data.state} />
            <DescriptionList entries={entriesOf(data)} />
            {data.state !== "off" && <Trial provider={provider} onTried={() => void reading.mutate()} />}
          </Stack>
        )}
      </Reading>
    </StaffPage>
  );
}

function entriesOf(info: AiInfo) {
  const { state, isUsed, host, model, keyEnd, rate, patienceMs, lastCall } = info;
  return [
    { term: copy.state, details: stateLabels[state] },
    {
      term: copy.used,
      details: isUsed ? copy.isUsed : state === "off" ? copy.goNowhere : copy.isNotUsed,
    },
    { term: copy.host, details: host ?? (state === "standIn" ? copy.thisMachine : null) },
    { term: copy.model, details: model },
    { term: copy.key, details: keyEnd === null ? copy.noKey : `…${keyEnd}` },
    { term: copy.rate, details: rate === null ? copy.noRate : rateText(rate) },
    { term: copy.patience, details: durationText(patienceMs) },
    {
      term: copy.lastCall,
      details:
        lastCall === null ? (
          copy.noCall
        ) : (
          <>
            <RelativeTime instant={lastCall.at} />
            {`\u00a0: ${outcomeLabels[lastCall.outcome]}`}
          </>
        ),
    },
  ];
}

/** Asks the provider for a word, and shows how that went. */
function Trial({ provider, onTried }: { provider: AiProvider; onTried: () => void }) {
  const api = useApi();
  const [tried, setTried] = useState<AiTest | null>(null);
  const [machine] = useState(() =>
    submissionOf<null, AiTest, "FAILED">(
      async (_, idempotencyKey) => (await aiClient(api).test({ params: { provider }, idempotencyKey })).data,
      { outcomes: { otherwise: "FAILED" } },
    ),
  );
  const { isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      setTried(answer);
      onTried();
    },
  });
  const isGood = tried?.outcome === "answered";
  return (
    <Stack as="section" gap={3} aria-labelledby="ai-trial">
      <h2 id="ai-trial" className={heading[3]}>
        {copy.tryTitle}
      </h2>
      <p className={text.soft}>{copy.tryLead}</p>
      <div>
        <Button
          variant="secondary"
          isPending={isSending}
          pendingLabel={copy.trying}
          onClick={() => submit(null)}
        >
          {copy.tryIt}
        </Button>
      </div>
      <InlineAlert>{problem === null ? null : problemText(problem) || copy.tryFailed}</InlineAlert>
      <InlineAlert tone={isGood ? "success" : "warning"}>
        {tried === null || problem !== null ? null : triedText(tried.outcome, tried.words, tried.durationMs)}
      </InlineAlert>
    </Stack>
  );
}
