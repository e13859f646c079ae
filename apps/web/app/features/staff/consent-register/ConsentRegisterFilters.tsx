import { consentTexts, recordStates } from "@jobami/api/consents/routes";
import { Button } from "@jobami/ui/Button";
import { DateRangePicker, type DateSpan } from "@jobami/ui/DateRangePicker";
import { Columns } from "@jobami/ui/layout/Columns";
import { Grid } from "@jobami/ui/layout/Grid";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FilterChips } from "../../../platform/lists/index.ts";
import { chipsOf, copy, stateLabels, textLabels } from "./consent-register.copy.ts";
import * as css from "./consent-register.css.ts";
import { type RegisterSearch, versionPattern, wholeRegister } from "./consent-register.search.ts";

interface RegisterFiltersProps {
  search: RegisterSearch;
  onSearch: (search: RegisterSearch) => void;
}

const earliest = "2000-01-01";
const every = "tous";
const texts = [
  { value: every, label: copy.everyText },
  ...consentTexts.map((value) => ({ value, label: textLabels[value] })),
];
const states = [
  { value: every, label: copy.everyState },
  ...recordStates.map((value) => ({ value, label: stateLabels[value] })),
];

/** A box that holds what the address states, also after a step back. */
function useAddressField(value: string) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) field.current.value = value;
  }, [value]);
  return field;
}

/** Whom, which text and version, how it stands, and when; each choice is in the address. */
export function ConsentRegisterFilters({ search, onSearch }: RegisterFiltersProps) {
  const personField = useAddressField(search.q);
  const versionField = useAddressField(search.version);
  const [isOpen, setOpen] = useState(false);
  const [versionError, setVersionError] = useState<string | undefined>();
  const narrow = (change: Partial<RegisterSearch>) => onSearch({ ...search, ...change, cursor: "" });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typedValue = (name: string) => String(form.get(name) ?? "").trim();
    const version = typedValue("version");
    const isVersion = version === "" || versionPattern.test(version);
    setVersionError(isVersion ? undefined : copy.versionError);
    if (isVersion) narrow({ q: typedValue("q"), version });
    else setOpen(true);
  }
  return (
    <search>
      <Stack as="form" gap={3} onSubmit={submit}>
        <Inline gap={3} align="center">
          <div className={css.query}>
            <TextField
              ref={personField}
              name="q"
              type="search"
              label={copy.search}
              isLabelHidden
              placeholder={copy.searchHint}
              enterKeyHint="search"
              defaultValue={search.q}
              maxLength={120}
              icon={<Search size={18} strokeWidth={1.75} />}
            />
          </div>
          <div>
            <div className={css.fold}>
              <Button
                variant="secondary"
                icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
                aria-expanded={isOpen}
                aria-controls="register-filters"
                onClick={() => setOpen(!isOpen)}
              >
                {copy.filters}
              </Button>
            </div>
            <div className={css.submit}>
              <Button type="submit" variant="secondary">
                {copy.submit}
              </Button>
            </div>
          </div>
        </Inline>
        <div id="register-filters" className={css.choices} data-open={isOpen ? "" : undefined}>
          <Columns ratio="1.4:1" from="wide" gap={3}>
            <Grid columns={{ tablet: 3 }} gap={3}>
              <Select
                label={copy.text}
                isLabelHidden
                options={texts}
                value={search.text || every}
                onChange={(value) => narrow({ text: consentTexts.find((text) => text === value) ?? "" })}
              />
              <Select
                label={copy.state}
                isLabelHidden
                options={states}
                value={search.state || every}
                onChange={(value) => narrow({ state: recordStates.find((state) => state === value) ?? "" })}
              />
              <TextField
                ref={versionField}
                name="version"
                type="search"
                label={copy.version}
                isLabelHidden
                placeholder={copy.versionHint}
                enterKeyHint="search"
                defaultValue={search.version}
                maxLength={14}
                error={versionError}
              />
            </Grid>
            <Days search={search} onNarrow={narrow} />
          </Columns>
        </div>
      </Stack>
    </search>
  );
}

interface DaysProps {
  search: Pick<RegisterSearch, "from" | "to">;
  onNarrow: (change: Pick<RegisterSearch, "from" | "to">) => void;
}

/** First and last day. A year that is being typed is not one yet: the address waits for all of it. */
function Days({ search: { from, to }, onNarrow }: DaysProps) {
  const [span, setSpan] = useState<DateSpan | null>(null);
  useEffect(() => setSpan(from === "" || to === "" ? null : { start: from, end: to }), [from, to]);
  function change(next: DateSpan | null): void {
    setSpan(next);
    if (next !== null && next.start >= earliest && next.start <= next.end)
      onNarrow({ from: next.start, to: next.end });
  }
  return (
    <DateRangePicker
      label={copy.dates}
      isLabelHidden
      isOptional
      min={earliest}
      value={span}
      onChange={change}
    />
  );
}

/** What narrows the register, each taken away by itself; nothing where nothing does. */
export function RegisterChips({ search, onSearch }: RegisterFiltersProps) {
  return (
    <FilterChips
      filters={chipsOf(search).map(({ label, off }) => ({
        label,
        onRemove: () => onSearch({ ...search, ...off, cursor: "" }),
      }))}
      onClear={() => onSearch(wholeRegister)}
    />
  );
}
