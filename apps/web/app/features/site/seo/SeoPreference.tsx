import { useApi } from "@jobami/api/http/provider";
import { usersClient } from "@jobami/api/users/client";
import { useSeoStats } from "@jobami/api/users/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Skeleton } from "@jobami/ui/Skeleton";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { plainOutcomes, submissionOf, useSubmission } from "../../../platform/forms/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { sendToWindow } from "../../account/consents/index.ts";
import { preference } from "./copy.ts";
import { openPromotionEvent } from "./seo.events.ts";
import { useHasAcceptedTerms } from "./use-seo-standing.ts";

/** Whether search engines may show a jobbeur, and how to change it: taking it back is as simple as giving it. */
export function SeoPreference() {
  const userId = useSession().user?.id ?? "";
  const hasAcceptedTerms = useHasAcceptedTerms(userId, userId !== "");
  const reading = useSeoStats();
  const { data, mutate } = reading;
  const { isStopping, stop } = useStopping(() =>
    mutate((known) => known && { ...known, seoIndexable: false }, { revalidate: false }),
  );
  return (
    <Card element="section" padding="large" aria-labelledby="referencement-titre">
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={3} align="center" justify="between">
            <h2 id="referencement-titre" className={heading[3]}>
              {preference.title}
            </h2>
            {data !== undefined && (
              <Badge tone={data.seoIndexable ? "success" : "neutral"}>
                {data.seoIndexable ? preference.on : preference.off}
              </Badge>
            )}
          </Inline>
          <p className={text.soft}>{preference.text}</p>
        </Stack>
        <Reading
          of={reading}
          failed={preference.unreadable}
          announce="polite"
          awaited={<Skeleton shape="text" width="half" />}
        >
          {(known) => (
            <Inline gap={3}>
              {known.seoIndexable ? (
                <Button
                  variant="secondary"
                  isPending={isStopping}
                  pendingLabel={preference.stopping}
                  onClick={stop}
                >
                  {preference.stop}
                </Button>
              ) : hasAcceptedTerms === false ? (
                <p className={text.soft}>{preference.termsFirst}</p>
              ) : (
                <Button
                  isDisabled={hasAcceptedTerms === undefined}
                  onClick={() => sendToWindow(openPromotionEvent)}
                >
                  {preference.activate}
                </Button>
              )}
            </Inline>
          )}
        </Reading>
      </Stack>
    </Card>
  );
}

/** Takes the wish to be referenced back; `onStopped` once the server keeps it. */
function useStopping(onStopped: () => unknown) {
  const api = useApi();
  const notify = useNotify();
  const [machine] = useState(() =>
    submissionOf(
      async () => {
        const { success } = await usersClient(api).updateSeoPreferences({ body: { seo_indexable: false } });
        if (!success) throw new Error("The preference was not stored");
      },
      { outcomes: plainOutcomes },
    ),
  );
  const { isSending, submit } = useSubmission(machine, {
    "submission.accepted": () => {
      onStopped();
      notify({ kind: "success", title: preference.stopped });
    },
    "submission.refused": () => notify({ kind: "error", title: preference.stopFailed }),
  });
  return { isStopping: isSending, stop: () => submit(null) };
}
