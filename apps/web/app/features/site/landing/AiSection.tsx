import { CardRow } from "@jobami/ui/CardRow";
import { Container } from "@jobami/ui/Container";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { CalendarCheck, MessageSquareReply, PenLine, Puzzle, Scale, Sparkles } from "lucide-react";
import { aiClaims } from "../../../entities/claims/index.ts";
import { composePath } from "../../../generated/paths.ts";
import { registrationAs } from "../../../paths.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { aiHelps, aiSection as copy } from "./ai-section.copy.ts";
import * as css from "./LaterSections.css.ts";
import { SectionHead } from "./SectionHead.tsx";

const icons = {
  description: PenLine,
  price: Scale,
  matching: Puzzle,
  availability: CalendarCheck,
  reply: MessageSquareReply,
} as const;

/** What the AI helps with, and what becomes of a short text [LAND-11]. */
export function AiSection({ isSignedIn }: { isSignedIn: boolean }) {
  const shown = aiHelps.filter(({ claim }) => aiClaims[claim].isShown);
  if (shown.length === 0) return null;
  return (
    <section id="ia" className={css.section} aria-labelledby="ai-title">
      <Container width="wide">
        <Stack gap={5}>
          <Columns from="laptop" gap={12} rowGap={5} align="center">
            <Stack gap={4} align="start">
              <SectionHead id="ai-title" title={copy.title} lead={copy.lead} />
              <p className={text.soft}>{copy.terms}</p>
              <LinkButton to={isSignedIn ? composePath : registrationAs("other")}>
                {isSignedIn ? copy.compose : copy.signUp}
              </LinkButton>
            </Stack>
            <Example />
          </Columns>
          <CardRow label={copy.title} width="fifth">
            {shown.map(({ claim, text: claimText }) => {
              const Icon = icons[claim];
              return (
                <li key={claim}>
                  <Stack gap={1} justify="start" className={css.card}>
                    <Icon className={css.icon} size={24} strokeWidth={1.75} aria-hidden="true" />
                    <h3 className={heading[4]}>{aiClaims[claim].text}</h3>
                    <p className={text.soft}>{claimText}</p>
                  </Stack>
                </li>
              );
            })}
          </CardRow>
        </Stack>
      </Container>
    </section>
  );
}

function Example() {
  return (
    <Stack as="figure" gap={3}>
      <p>
        <span className={text.small}>{copy.textLabel}</span>
        <br />
        {`«\u202f${copy.example}\u202f»`}
      </p>
      <Stack gap={2} className={css.proposed}>
        <Inline gap={2} align="center">
          <Sparkles className={css.icon} size={18} strokeWidth={1.75} />
          <strong>{copy.proposedLabel}</strong>
        </Inline>
        <p>{copy.proposed}</p>
      </Stack>
    </Stack>
  );
}
