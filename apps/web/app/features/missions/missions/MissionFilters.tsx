import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSession } from "../../../platform/session/index.ts";
import * as css from "./MissionFilters.css.ts";
import type { MissionSearch, MissionSort } from "./mission-search.ts";
import { filterCopy as copy, sortLabels } from "./missions.copy.ts";

const categories = [
  { value: "toutes", label: "Toutes les catégories" },
  ...serviceGroups.map((group) => ({
    label: group.label,
    options: group.categories.map(({ slug, label }) => ({ value: slug, label })),
  })),
];
const entries = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const sorts = entries(sortLabels);

/** The choices behind « Filtres », by what they change. */
const choices = [
  { field: "budget", label: copy.budget, options: entries(copy.budgets) },
  { field: "payment", label: copy.payment, options: entries(copy.payments) },
  { field: "postedBy", label: copy.postedBy, options: entries(copy.posters) },
  { field: "proposal", label: copy.proposal, options: entries(copy.proposals) },
] as const;

interface MissionFiltersProps {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}

/** Each choice is in the address, so that it can be bookmarked and shared. What is asked seldom is folded, on a phone all but the text. */
export function MissionFilters({ search, onSearch }: MissionFiltersProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(search.q);
  const [isOpen, setOpen] = useState(false);
  const { user } = useSession();
  const isOwn = search.view === "mes";
  const isJobbeur = user?.user_type === "jobbeur";
  useEffect(() => {
    if (shown.current !== search.q && field.current) field.current.value = search.q;
    shown.current = search.q;
  }, [search.q]);
  const change = (chosen: Partial<MissionSearch>) => onSearch({ ...search, ...chosen, page: 1 });
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    change({ q: String(new FormData(event.currentTarget).get("q") ?? "") });
  }
  const offered = choices.filter(({ field: name }) => !isOwn || name === "budget" || name === "payment");
  const count = offered.filter(({ field: name }) => search[name] !== "").length;
  const flags = [
    { label: copy.near, isOffered: isJobbeur && !isOwn, name: "isNear" },
    { label: copy.urgent, isOffered: true, name: "isUrgent" },
    { label: copy.liked, isOffered: !isOwn, name: "isLiked" },
  ] as const;
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
        <Button
          variant="secondary"
          icon={<SlidersHorizontal size={18} strokeWidth={1.75} />}
          aria-expanded={isOpen}
          aria-controls="mission-filters mission-choices"
          onClick={() => setOpen(!isOpen)}
        >
          {count === 0 ? copy.filters : copy.filtersOf(count)}
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
            label="Trier par"
            isLabelHidden
            options={sorts}
            value={search.sort}
            onChange={(value) => change({ sort: value as MissionSort })}
          />
          <Button type="submit" variant="secondary">
            Rechercher
          </Button>
        </div>
        <div id="mission-choices" className={css.choices} hidden={!isOpen}>
          {flags
            .filter(({ isOffered }) => isOffered)
            .map(({ label, name }) => (
              <Checkbox
                key={name}
                label={label}
                checked={search[name]}
                onChange={(event) => change({ [name]: event.currentTarget.checked })}
              />
            ))}
          {offered.map(({ field: name, label, options }) => (
            <Select
              key={name}
              label={label}
              options={options}
              value={search[name]}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </div>
      </form>
    </search>
  );
}
