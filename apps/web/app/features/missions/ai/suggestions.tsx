import type { DescribeBody, LikelyHalfDay, PriceBasis, PriceBody } from "@jobami/api/ai/contract";
import { maxPrompt, minPrompt } from "@jobami/api/ai/routes";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { AiSuggestion } from "./AiSuggestion.tsx";
import * as css from "./ai.css.ts";
import { basisText, describeCopy, fitCopy, halfDayCopy, halfDayText, priceCopy, replyCopy } from "./copy.ts";

interface TakingProps {
  onTake: (texte: string) => void;
}

interface SuggestDescriptionProps extends TakingProps {
  /** What was typed so far. */
  read: () => { category: string; subcategory: string; title: string; description: string };
}

/** The description of a mission from the text that stands there. */
export function SuggestDescription({ read, onTake }: SuggestDescriptionProps) {
  return (
    <AiSuggestion<DescribeBody, { texte: string }>
      label={describeCopy.ask}
      action={describeCopy.action}
      ask={() => {
        const { category, subcategory, title, description } = read();
        const typed = description.trim() === "" ? title.trim() : description.trim();
        return typed.length < minPrompt
          ? describeCopy.few
          : ({
              category,
              subcategory,
              title: title.slice(0, 120),
              words: typed.slice(0, maxPrompt),
            } as DescribeBody);
      }}
      suggest={async (client, { ask: body, ...call }) => (await client.describe({ body, ...call })).data}
      take={{ label: () => describeCopy.take, isText: true, onTake }}
    />
  );
}

interface SuggestPriceProps {
  read: () => Pick<PriceBody, "budgetType"> & {
    category: string;
    subcategory: string;
    placeCode: string;
    title: string;
  };
  onTake: (euros: number) => void;
}

/** A price in euros, and what it stands on. */
export function SuggestPrice({ read, onTake }: SuggestPriceProps) {
  return (
    <AiSuggestion<PriceBody, { texte: string; amount: number; basis: PriceBasis }>
      label={priceCopy.ask}
      action={priceCopy.action}
      ask={() => {
        const { placeCode, title, ...asked } = read();
        return placeCode === ""
          ? priceCopy.noPlace
          : ({ ...asked, placeCode, title: title.slice(0, 120) } as PriceBody);
      }}
      suggest={async (client, { ask: body, ...call }) => (await client.price({ body, ...call })).data}
      renderFacts={({ basis }) => <p className={text.small}>{basisText(basis)}</p>}
      take={{
        label: ({ amount }) => priceCopy.take(amount),
        isText: false,
        onTake: (_, { amount }) => onTake(amount),
      }}
    />
  );
}

/** An answer to a review that one received. */
export function SuggestReply({ reviewId, onTake }: TakingProps & { reviewId: string }) {
  return (
    <AiSuggestion<{ reviewId: string }, { texte: string }>
      label={replyCopy.ask}
      action={replyCopy.action}
      ask={() => ({ reviewId })}
      suggest={async (client, { ask: body, ...call }) => (await client.reply({ body, ...call })).data}
      take={{ label: () => replyCopy.take, isText: true, onTake }}
    />
  );
}

/** Whether a mission fits its reader's profile, in a paragraph. */
export function SuggestFit({ missionId }: { missionId: string }) {
  return (
    <AiSuggestion<{ missionId: string }, { texte: string }>
      label={fitCopy.ask}
      action={fitCopy.action}
      ask={() => ({ missionId })}
      suggest={async (client, { ask: body, ...call }) => (await client.fit({ body, ...call })).data}
    />
  );
}

/** Which half-days of the next two weeks are likely free, by past weeks. */
export function SuggestHalfDays() {
  return (
    <Stack as="section" gap={3} aria-labelledby="half-days">
      <h2 id="half-days" className={heading[3]}>
        {halfDayCopy.title}
      </h2>
      <p className={text.soft}>{halfDayCopy.lead}</p>
      <AiSuggestion<object, { texte: string; halfDays: LikelyHalfDay[] }>
        label={halfDayCopy.ask}
        action={halfDayCopy.action}
        ask={() => ({})}
        suggest={async (client, { ask: _, ...call }) => (await client.availability(call)).data}
        renderFacts={({ halfDays }) => (
          <Stack as="ul" gap={1}>
            {halfDays.map((one) => (
              <li key={`${one.day} ${one.moment}`} className={css.bodyText}>
                {halfDayText(one)}
              </li>
            ))}
          </Stack>
        )}
      />
    </Stack>
  );
}
