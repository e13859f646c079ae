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
import * as css from "./AiSection.css.ts";
import { aiHelps, aiSection as copy } from "./ai-section.copy.ts";

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
        <Columns ratio="1:1" from="laptop" gap={12} rowGap={8} align="center">
          <Stack gap={6}>
            <Stack gap={3}>
              <p className={css.accent}>{copy.overline}</p>
              <h2 id="ai-title" className={heading[1]}>
                {copy.title}
              </h2>
              <p className={text.lead}>{copy.lead}</p>
            </Stack>
            <ul>
              {shown.map(({ claim, text: claimText }) => {
                const Icon = icons[claim];
                return (
                  <Inline as="li" key={claim} gap={4} align="center" isOneLine className={css.help}>
                    <Icon className={css.icon} size={24} strokeWidth={1.75} aria-hidden="true" />
                    <Stack gap={1}>
                      <h3 className={heading[4]}>{aiClaims[claim].text}</h3>
                      <p className={text.soft}>{claimText}</p>
                    </Stack>
                  </Inline>
                );
              })}
            </ul>
          </Stack>
          <Stack gap={5}>
            <Example />
            <p className={text.soft}>{copy.terms}</p>
            <div>
              <LinkButton to={isSignedIn ? composePath : registrationAs("other")}>
                {isSignedIn ? copy.compose : copy.signUp}
              </LinkButton>
            </div>
          </Stack>
        </Columns>
      </Container>
    </section>
  );
}

function Example() {
  return (
    <Stack as="figure" gap={4}>
      <Stack gap={1}>
        <span className={text.small}>{copy.textLabel}</span>
        <span>{`«\u202f${copy.example}\u202f»`}</span>
      </Stack>
      <Stack gap={3} className={css.proposed}>
        <Inline gap={2} align="center" className={css.accent}>
          <Sparkles size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{copy.proposedLabel}</span>
        </Inline>
        <p>{copy.proposed}</p>
      </Stack>
    </Stack>
  );
}
