import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { IconButton } from "@jobami/ui/IconButton";
import { Inline } from "@jobami/ui/layout/Inline";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from "react";
import { shortDay } from "../../../entities/mission/index.ts";
import { useClock } from "../../../platform/clock/index.ts";
import * as css from "./MissionFilters.css.ts";
import { isDay, type MissionSearch, type MissionSort } from "./mission-search.ts";
import { copy, sortLabels } from "./missions.copy.ts";

const categories = [
  { value: "toutes", label: copy.everyCategory },
  ...serviceGroups.map((group) => ({
    label: group.label,
    options: group.categories.map(({ slug, label }) => ({ value: slug, label })),
  })),
];
const entries = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const whens = entries(copy.whens);
const sorts = entries(sortLabels);
/** Asked seldom, and loaded when asked. */
const MissionChoices = lazy(async () => ({ default: (await import("./MissionChoices.tsx")).MissionChoices }));

interface MissionFiltersProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

/** Each choice is in the address, so that it can be bookmarked and shared. What is asked seldom is folded, on a phone all but the text. */
export function MissionFilters({ search, onSearch }: MissionFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search.q);
  const [isOpen, setOpen] = useState(false);
  const { now } = useClock();
  useEffect(() => {
    if (shown.current !== search.q && field.current) field.current.value = search.q;
    shown.current = search.q;
  }, [search.q]);
  const change = (chosen: Partial<MissionSearch>) => onSearch({ ...search, ...chosen, page: 1 });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get("q") ?? "") });
  }
  return (
    <search>
      <Inline as="form" gap={3} align="center" onSubmit={submit}>
        <div className={css.textBlock}>
          <TextField
            ref={field}
            name="q"
            type="search"
            label="Rechercher"
            isLabelHidden
            placeholder="Rechercher"
            enterKeyHint="search"
            defaultValue={search.q}
            maxLength={120}
          />
        </div>
        <IconButton type="submit" variant="secondary" label="Rechercher" icon={<Search />} />
        <Button
          variant="secondary"
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
          aria-expanded={isOpen}
          aria-controls="mission-filters mission-choices"
          onClick={() => setOpen(!isOpen)}
        >
          Filtres
        </Button>
        <div id="mission-filters" className={css.usual} data-open={isOpen ? "" : undefined}>
          <Select
            label="Catégorie"
            isLabelHidden
            options={categories}
            value={search.category || "toutes"}
            onChange={(value) => change({ category: value === "toutes" ? "" : (value as CategorySlug) })}
          />
          <Select
            label={copy.when}
            isLabelHidden
            options={whens.concat(
              isDay(search.when)
                ? { value: search.when, label: copy.onDay(shortDay(search.when, now())) }
                : [],
            )}
            value={search.when}
            onChange={(when) => change({ when })}
          />
          <Select
            label="Trier par"
            isLabelHidden
            options={sorts}
            value={search.sort}
            onChange={(value) => change({ sort: value as MissionSort })}
          />
        </div>
        <div id="mission-choices" className={css.choices} hidden={!isOpen}>
          {isOpen && (
            <Suspense>
              <MissionChoices search={search} onChange={change} />
            </Suspense>
          )}
        </div>
      </Inline>
    </search>
  );
}
