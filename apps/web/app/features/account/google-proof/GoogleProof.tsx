import {
  type GoogleProblem,
  googleProblems,
  googleRoutes,
  type ProofPurpose,
} from "@jobami/api/google/routes";
import { Banner } from "@jobami/ui/Banner";
import { Button, buttonStyle } from "@jobami/ui/Button";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { text } from "@jobami/ui/styles";
import { useEffect, useRef } from "react";
import { useLocation, useSearchParams } from "react-router";
import { copy, leads, problems } from "./copy.ts";
import type { SelfProof } from "./use-self-proof.ts";

interface GoogleProofProps {
  purpose: ProofPurpose;
  by: SelfProof["by"];
  /** The element to come back to, by its id. */
  anchor: string;
  /** Given where it stands in the place of a form that was asked for. */
  onCancel?: () => void;
}

const isProblem = (value: string | null): value is GoogleProblem =>
  (googleProblems as readonly (string | null)[]).includes(value);

/** The way to Google, which proves in the place of a password; shown as taken once it was; nothing for who has a password. */
export function GoogleProof({ purpose, by, anchor, onCancel }: GoogleProofProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const link = useRef<HTMLAnchorElement>(null);
  const isAnswer = onCancel !== undefined;
  // Where it answers a press, it takes the focus as a form would.
  useEffect(() => {
    if (isAnswer) link.current?.focus();
  }, [isAnswer]);
  const problem = query.get("for") === purpose ? query.get("google") : null;
  if (by === "password") return null;
  if (by === "google") return <Banner tone="success" title={copy.given} announce="polite" />;
  const way = new URLSearchParams({ for: purpose, from: `${pathname}#${anchor}` });
  return (
    <Stack gap={5}>
      {isProblem(problem) && <Banner tone="warning" title={problems[problem]} announce="polite" />}
      <p className={text.soft}>{leads[purpose]}</p>
      <Inline gap={3}>
        <a
          ref={link}
          href={`${googleRoutes.prove.path}?${way}`}
          className={buttonStyle({ variant: "secondary" })}
        >
          {copy.confirm}
        </a>
        {onCancel !== undefined && (
          <Button variant="secondary" onClick={onCancel}>
            {copy.cancel}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
