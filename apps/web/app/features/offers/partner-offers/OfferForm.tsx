import { useApi } from "@jobami/api/http/provider";
import { useReadings } from "@jobami/api/http/use-readings";
import { dayInFrance } from "@jobami/api/missions/days";
import type { OfferBody, OwnOffer } from "@jobami/api/offers/contract";
import { keepOwnOffer } from "@jobami/api/offers/hooks";
import {
  maxOfferCodes,
  offerAdvantage,
  offerConditions,
  offerDescription,
  offerTitle,
} from "@jobami/api/offers/routes";
import { type CategorySlug, serviceCategories } from "@jobami/api/taxonomy";
import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { DatePicker } from "@jobami/ui/DatePicker";
import { Form } from "@jobami/ui/Form";
import { Columns } from "@jobami/ui/layout/Columns";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { NumberField } from "@jobami/ui/NumberField";
import { Select } from "@jobami/ui/Select";
import { text } from "@jobami/ui/styles";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ownOffersPath } from "../../../generated/paths.ts";
import { useClock } from "../../../platform/clock/index.ts";
import { problemText, useSubmission } from "../../../platform/forms/index.ts";
import { LinkButton } from "../../../platform/links/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { ownCopy } from "./member.copy.ts";
import { OfferPlace } from "./OfferPlace.tsx";
import { keepingMachine } from "./offers.actors.ts";
import { ownOfferPath } from "./where.ts";

const dayMs = 86_400_000;
const none = "aucun";
const categories = [
  { value: none, label: ownCopy.noCategory },
  ...serviceCategories.map(({ slug, label }) => ({ value: slug, label })),
];

/** An offer as it is typed. */
interface TypedOffer extends Required<Omit<OfferBody, "firstDay" | "lastDay" | "placeCode" | "maxCodes">> {
  place: OwnOffer["place"];
  maxCodes: number | null;
  firstDay: string | null;
  lastDay: string | null;
}

function typedOf(offer: OwnOffer | null, now: number): TypedOffer {
  if (offer !== null) {
    const { title, advantage, description, conditions, category, place, firstDay, lastDay, maxCodes } = offer;
    return { title, advantage, description, conditions, category, place, firstDay, lastDay, maxCodes };
  }
  const empty = { title: "", advantage: "", description: "", conditions: "", category: null, place: null };
  return { ...empty, firstDay: dayInFrance(now), lastDay: dayInFrance(now + 30 * dayMs), maxCodes: null };
}

/** What the server takes; null while a day is missing or the number is none. */
function bodyOf({ place, firstDay, lastDay, ...typed }: TypedOffer): OfferBody | null {
  if (firstDay === null || lastDay === null || Number.isNaN(typed.maxCodes)) return null;
  return { ...typed, placeCode: place?.code ?? null, firstDay, lastDay };
}

/** The form of an offer: a new one, or one that is changed. From its first code on, what was promised stays. */
export function OfferForm({ offer }: { offer: OwnOffer | null }) {
  const api = useApi();
  const readings = useReadings();
  const navigate = useNavigate();
  const notify = useNotify();
  const clock = useClock();
  const [typed, setTyped] = useState(() => typedOf(offer, clock.now()));
  const [isTried, setTried] = useState(false);
  const [machine] = useState(() => keepingMachine(api, offer?.id ?? null));
  const { isSending, problem, submit, edit } = useSubmission(machine, {
    "submission.accepted": ({ answer }) => {
      keepOwnOffer(readings, answer);
      notify({ kind: "success", title: offer === null ? ownCopy.draftSaved : ownCopy.saved });
      if (offer === null) void navigate(ownOfferPath(answer.id), { replace: true });
    },
  });
  const isFixed = offer !== null && offer.taken > 0;
  const fixed = isFixed ? { isReadOnly: true } : {};
  const refused = (field: string) => problem?.fields.find(({ path }) => path === field)?.message;
  const lacks = (value: string | null) => isTried && (value ?? "").trim() === "";
  const textError = (field: "title" | "advantage" | "description") =>
    lacks(typed[field]) ? ownCopy.missing : refused(field);
  const dayError = (field: "firstDay" | "lastDay") =>
    lacks(typed[field]) ? ownCopy.dayMissing : refused(field);
  function type(change: Partial<TypedOffer>): void {
    setTyped((now) => ({ ...now, ...change }));
    edit();
  }
  function send(): void {
    setTried(true);
    const body = bodyOf(typed);
    const isWhole = [typed.title, typed.advantage, typed.description].every((one) => one.trim() !== "");
    if (body !== null && isWhole) submit(body);
  }
  return (
    <Stack as={Form} gap={5} aria-label={ownCopy.content} onSubmit={send}>
      {isFixed && <p className={text.soft}>{ownCopy.fixed}</p>}
      {problem !== null && problem.fields.length === 0 && (
        <Banner tone="danger" announce="assertive" title={problemText(problem)} />
      )}
      <TextField
        label={ownCopy.offerTitle}
        help={ownCopy.offerTitleHelp}
        isRequired
        autoComplete="off"
        maxLength={offerTitle.max}
        value={typed.title}
        error={textError("title")}
        onChange={({ currentTarget: { value } }) => type({ title: value })}
        {...fixed}
      />
      <TextField
        label={ownCopy.advantage}
        help={ownCopy.advantageHelp}
        isRequired
        autoComplete="off"
        maxLength={offerAdvantage.max}
        value={typed.advantage}
        error={textError("advantage")}
        onChange={({ currentTarget: { value } }) => type({ advantage: value })}
        {...fixed}
      />
      <TextArea
        label={ownCopy.description}
        isRequired
        rows={5}
        maxCharacters={offerDescription.max}
        value={typed.description}
        error={textError("description")}
        onChange={({ currentTarget: { value } }) => type({ description: value })}
        {...fixed}
      />
      <TextArea
        label={ownCopy.conditions}
        help={ownCopy.conditionsHelp}
        isOptional
        rows={3}
        maxCharacters={offerConditions.max}
        value={typed.conditions}
        error={refused("conditions")}
        onChange={({ currentTarget: { value } }) => type({ conditions: value })}
        {...fixed}
      />
      <Select
        label={ownCopy.category}
        options={categories}
        value={typed.category ?? none}
        error={refused("category")}
        onChange={(value) => type({ category: value === none ? null : (value as CategorySlug) })}
      />
      <OfferPlace place={typed.place} error={refused("placeCode")} onChange={(place) => type({ place })} />
      <Columns from="tablet" gap={4} rowGap={5}>
        <DatePicker
          label={ownCopy.firstDay}
          isRequired
          value={typed.firstDay}
          error={dayError("firstDay")}
          onChange={(firstDay) => type({ firstDay })}
        />
        <DatePicker
          label={ownCopy.lastDay}
          isRequired
          value={typed.lastDay}
          error={dayError("lastDay")}
          onChange={(lastDay) => type({ lastDay })}
        />
      </Columns>
      <NumberField
        label={ownCopy.maxCodes}
        help={ownCopy.maxCodesHelp}
        isOptional
        min={1}
        max={maxOfferCodes}
        value={typed.maxCodes}
        error={refused("maxCodes")}
        onChange={(maxCodes) => type({ maxCodes })}
      />
      <Inline gap={3} stackedBelow="tablet">
        <Button type="submit" isPending={isSending} pendingLabel={ownCopy.keeping}>
          {offer === null ? ownCopy.keepDraft : ownCopy.keep}
        </Button>
        <LinkButton variant="secondary" to={ownOffersPath}>
          {offer === null ? ownCopy.cancel : ownCopy.back}
        </LinkButton>
      </Inline>
    </Stack>
  );
}
