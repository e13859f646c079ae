import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import * as css from "./MissionFilters.css.ts";
import type { MissionSearch, MissionSort } from "./mission-search.ts";
import { sortLabels } from "./missions.copy.ts";

const categories = [
  { value: "toutes", label: "Toutes les catégories" },
  ...serviceGroups.map((group) => ({
    label: group.label,
    options: group.categories.map(({ slug, label }) => ({ value: slug, label })),
  })),
];
const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

interface MissionFiltersProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

/** Text, category, urgency, order: each choice is in the address, so that it can be bookmarked and shared. On a phone all but the text is folded. */
export function MissionFilters({ search, onSearch }: MissionFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search.q);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (shown.current !== search.q && field.current) field.current.value = search.q;
    shown.current = search.q;
  }, [search.q]);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "");
    onSearch({ ...search, q, page: 1 });
  }
  return (
    <search>
      <form className={css.filters} onSubmit={submit}>
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
            icon={<Search size={18} strokeWidth={1.75} />}
          />
        </div>
        <div className={css.fold}>
          <Button
            variant="secondary"
            icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
            aria-expanded={isOpen}
            aria-controls="mission-filters"
            onClick={() => setOpen(!isOpen)}
          >
            Filtres
          </Button>
        </div>
        <div id="mission-filters" className={css.choices} data-open={isOpen ? "" : undefined}>
          <Select
            label="Catégorie"
            isLabelHidden
            options={categories}
            value={search.category || "toutes"}
            onChange={(value) =>
              onSearch({ ...search, category: value === "toutes" ? "" : (value as CategorySlug), page: 1 })
            }
          />
          <Select
            label="Trier par"
            isLabelHidden
            options={sorts}
            value={search.sort}
            onChange={(value) => onSearch({ ...search, sort: value as MissionSort, page: 1 })}
          />
          <Checkbox
            label="Urgentes seulement"
            checked={search.isUrgent}
            onChange={(event) => onSearch({ ...search, isUrgent: event.currentTarget.checked, page: 1 })}
          />
          <Button type="submit" variant="secondary">
            Rechercher
          </Button>
        </div>
      </form>
    </search>
  );
}
