import type { AnnouncedTerms, TermsStanding } from "@jobami/api/consents/contract";
import { Banner } from "@jobami/ui/Banner";
import { Stack } from "@jobami/ui/layout/Stack";
import { link } from "@jobami/ui/styles";
import { accountSettingsPath } from "../../../generated/paths.ts";
import { Link } from "../../../platform/links/index.ts";
import { announcedTitle, changedTitle, termsChange } from "./copy.ts";

/** What people carry to the page where they leave: they are not asked there for what they refuse. */
export const refusal = { hasRefusedTerms: true } as const;

/** Whether a page was come to by refusing the terms. */
export function isRefusal(state: unknown): boolean {
  return typeof state === "object" && state !== null && "hasRefusedTerms" in state;
}

/** What a person wrote of a change, in its own lines. */
function Changes({ changes }: { changes: string }) {
  return changes
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => <p key={line}>{line}</p>);
}

interface ChangedTermsProps {
  standing: Pick<TermsStanding, "cgvVersion" | "cguVersion" | "changes">;
  /** The person leaves for the page where an account is closed. */
  onRefuse: () => void;
}

/** Why the terms are asked for again: what changed, and what can be done instead [POL-14]. */
export function ChangedTerms({ standing: { changes, ...versions }, onRefuse }: ChangedTermsProps) {
  if (changes === null) return null;
  return (
    <>
      <Banner tone="info" title={changedTitle(versions)}>
        <Stack gap={2}>
          <Changes changes={changes} />
        </Stack>
      </Banner>
      <p>
        {termsChange.refuseLead}{" "}
        <Link className={link} to={accountSettingsPath} state={refusal} onClick={onRefuse}>
          {termsChange.refuse}
        </Link>
        {termsChange.refuseEnd}
      </p>
    </>
  );
}

/** Terms that come: from when on, what changes, and what can be done until then [POL-14]. */
export function ComingTerms({ announced }: { announced: AnnouncedTerms }) {
  return (
    <Banner tone="info" title={announcedTitle(announced)}>
      <Stack gap={2}>
        <Changes changes={announced.changes} />
        <p>
          {termsChange.coming} {termsChange.refuseLead}{" "}
          <Link className={link} to={accountSettingsPath}>
            {termsChange.refuse}
          </Link>
          {termsChange.refuseEnd}
        </p>
      </Stack>
    </Banner>
  );
}
