import type { EmailChangeLink } from "@jobami/api/email-change/contract";
import { useApi } from "@jobami/api/http/provider";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Card } from "@jobami/ui/Card";
import { Container } from "@jobami/ui/Container";
import { EmptyState } from "@jobami/ui/EmptyState";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { type SyntheticEvent, useState } from "react";
import { forgotPasswordPath, landingPath, loginPath } from "../../../generated/paths.ts";
import { type Posted, PostFields, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { linkCopy as copy } from "./copy.ts";
import * as css from "./EmailChangeLinkPage.css.ts";
import type { EmailChangeLinkView, OpenedLink } from "./email-change-link.ts";
import {
  type LinkAnswer,
  type LinkAnswered,
  type LinkProblem,
  linkAnswer,
} from "./personal-details.actors.ts";

interface EmailChangeLinkPageProps {
  opened: OpenedLink;
  token: string;
  /** What was sent before scripts were there. */
  posted?: Posted<EmailChangeLinkView> | null;
}

/** The page behind either link of a change of address: opening it changes nothing, its two buttons do. */
export function EmailChangeLinkPage({ opened, token, posted }: EmailChangeLinkPageProps) {
  const api = useApi();
  const session = useSession();
  const [answered, setAnswered] = useState(posted?.view?.outcome ?? null);
  const [machine] = useState(() => linkAnswer(api));
  const { status, isSending, problem, submit } = useSubmission(machine, {
    "submission.accepted": ({ answer: { outcome } }) => {
      setAnswered(outcome);
      if (outcome === "changed") session.recheck();
    },
  });
  if (answered !== null) return <Answered outcome={answered} isSignedIn={session.user !== null} />;
  if ("problem" in opened) return <Problem code={opened.problem} token={token} />;
  const before = status === "idle" ? posted?.view?.problem : null;
  const refused = problem ?? before ?? null;
  if (refused?.code === "EXPIRED" || refused?.code === "INVALID")
    return <Problem code={refused.code} token={token} />;
  return (
    <Question
      link={opened.link}
      isSending={isSending}
      hasFailed={refused !== null}
      onAnswer={(act) => submit({ token, act })}
    />
  );
}

function Answered({ outcome, isSignedIn }: { outcome: LinkAnswered["outcome"]; isSignedIn: boolean }) {
  const ways = {
    confirmed: <LinkButton to={landingPath}>{copy.home}</LinkButton>,
    changed: isSignedIn ? (
      <LinkButton to={landingPath}>{copy.home}</LinkButton>
    ) : (
      <LinkButton to={loginPath}>{copy.login}</LinkButton>
    ),
    refused: <LinkButton to={forgotPasswordPath}>{copy.password}</LinkButton>,
  };
  return (
    <EmptyState title={copy[outcome]} headingLevel={1} action={ways[outcome]}>
      {copy[`${outcome}Lead`]}
    </EmptyState>
  );
}

function Problem({ code, token }: { code: LinkProblem; token: string }) {
  const { title, lead } = copy.problems[code];
  const action =
    code === "FAILED" ? (
      <LinkButton to={`?${new URLSearchParams({ token })}`}>{copy.retry}</LinkButton>
    ) : (
      <LinkButton to={landingPath}>{copy.home}</LinkButton>
    );
  return (
    <EmptyState title={title} headingLevel={1} action={action}>
      {lead}
    </EmptyState>
  );
}

interface QuestionProps {
  link: EmailChangeLink;
  isSending: boolean;
  /** An answer did not come through: it can be given again. */
  hasFailed: boolean;
  onAnswer: (act: LinkAnswer["act"]) => void;
}

/** Who asks for what, and the two answers; a form that posts where no scripts are. */
function Question({ link, isSending, hasFailed, onAnswer }: QuestionProps) {
  const { side, maskedCurrent, maskedNext, confirmed } = link;
  const hasConfirmed = confirmed.includes(side);
  const isLast = !hasConfirmed && confirmed.length > 0;
  const [act, setAct] = useState<LinkAnswer["act"]>("confirm");
  const answer = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>) => {
    event.preventDefault();
    const { value } = event.nativeEvent.submitter as HTMLButtonElement;
    const chosen = value === "refuse" ? "refuse" : "confirm";
    setAct(chosen);
    onAnswer(chosen);
  };
  return (
    <Container width="form">
      <Stack gap={8} className={css.page}>
        <Stack as="header" gap={2}>
          <h1 className={heading[1]}>{copy.title}</h1>
          <p className={text.lead}>{copy.lead(maskedCurrent, maskedNext)}</p>
        </Stack>
        {hasFailed && (
          <Banner tone="danger" title={copy.problems.FAILED.title} announce="assertive">
            {copy.problems.FAILED.lead}
          </Banner>
        )}
        <Card padding="large">
          <Stack gap={5}>
            <p>{hasConfirmed ? copy.already : isLast ? copy.last : copy.first}</p>
            <PostFields form="email-change" />
            <form id="email-change" method="post" onSubmit={answer}>
              <Inline gap={3}>
                {!hasConfirmed && (
                  <Button
                    type="submit"
                    name="act"
                    value="confirm"
                    isPending={isSending && act === "confirm"}
                    pendingLabel={copy.confirming}
                  >
                    {copy.confirm}
                  </Button>
                )}
                <Button
                  type="submit"
                  name="act"
                  value="refuse"
                  variant="secondary"
                  isPending={isSending && act === "refuse"}
                  pendingLabel={copy.refusing}
                >
                  {copy.refuse}
                </Button>
              </Inline>
            </form>
          </Stack>
        </Card>
      </Stack>
    </Container>
  );
}
