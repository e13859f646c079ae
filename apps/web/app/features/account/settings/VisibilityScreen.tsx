import { useApi } from "@jobami/api/http/provider";
import { useProfileSlug } from "@jobami/api/profiles/hooks";
import { useVisibility } from "@jobami/api/users/hooks";
import { Badge } from "@jobami/ui/Badge";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { ConfirmDialog } from "@jobami/ui/ConfirmDialog";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { PageHeader } from "@jobami/ui/patterns/PageHeader";
import { heading, text } from "@jobami/ui/styles";
import { useState } from "react";
import { profilePath } from "../../../paths.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { Reading } from "../../../platform/reading/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { visibilityCopy as copy } from "./copy.ts";
import { visibilityChange } from "./settings.actors.ts";
import * as css from "./settings.css.ts";

interface Visibility {
  isHidden: boolean;
  isIndexable: boolean;
}

/** Whether others find one's profile. */
export function VisibilityScreen() {
  const reading = useVisibility();
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} size="compact" />
      <Card element="section" padding="large" aria-labelledby="visibility-title">
        <Stack gap={5}>
          <Inline gap={3} align="center" justify="between">
            <h2 id="visibility-title" className={heading[3]}>
              {copy.cardTitle}
            </h2>
            {reading.data !== undefined && (
              <Badge tone={reading.data.data.isHidden ? "warning" : "success"}>
                {reading.data.data.isHidden ? copy.hidden : copy.shown}
              </Badge>
            )}
          </Inline>
          <Reading of={reading} failed={copy.unreadable}>
            {({ data }) => (
              <Choice
                standing={data}
                onChanged={(stored) =>
                  void reading.mutate({ success: true, data: stored }, { revalidate: false })
                }
              />
            )}
          </Reading>
        </Stack>
      </Card>
    </>
  );
}

interface ChoiceProps {
  standing: Visibility;
  onChanged: (standing: Visibility) => void;
}

/** What follows stands before the button, and again in the question; showing it again is simply done. */
function Choice({ standing: { isHidden, isIndexable }, onChanged }: ChoiceProps) {
  const api = useApi();
  const notify = useNotify();
  const { user } = useSession();
  // The team has no profile.
  const { data: slug } = useProfileSlug(isHidden || user?.role !== "jobutil" ? null : user.id);
  const [isAsked, setAsked] = useState(false);
  const [machine] = useState(() => visibilityChange(api));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { data } }) => {
      setAsked(false);
      onChanged(data);
      notify({ kind: "success", title: data.isHidden ? copy.nowHidden : copy.nowShown });
    },
    "submission.refused": () => {
      if (isHidden) notify({ kind: "error", title: copy.failed });
    },
  });
  useOverlayLock("visibility", isAsked);
  if (isHidden)
    return (
      <>
        <p>{copy.hiddenText}</p>
        <Inline gap={3}>
          <Button
            isPending={isSending}
            pendingLabel={copy.showing}
            onClick={() => submit({ isHidden: false })}
          >
            {copy.show}
          </Button>
        </Inline>
      </>
    );
  return (
    <>
      <Stack gap={2}>
        <p>{copy.shownText}</p>
        {isIndexable && <p className={text.soft}>{copy.indexable}</p>}
      </Stack>
      <Stack gap={2}>
        <h3 className={heading[4]}>{copy.follows}</h3>
        <ul className={`${text.soft} ${css.points}`}>
          {copy.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </Stack>
      <Inline gap={3}>
        <Button variant="secondary" onClick={() => setAsked(true)}>
          {copy.hide}
        </Button>
        {slug !== undefined && (
          <LinkButton variant="ghost" to={profilePath(slug)}>
            {copy.seen}
          </LinkButton>
        )}
      </Inline>
      <ConfirmDialog
        isOpen={isAsked}
        title={copy.question}
        losses={copy.losses}
        confirmLabel={copy.hide}
        isPending={isSending}
        error={problem === null ? undefined : problemText(problem)}
        onConfirm={() => submit({ isHidden: true })}
        onCancel={() => {
          edit();
          setAsked(false);
        }}
      />
    </>
  );
}
