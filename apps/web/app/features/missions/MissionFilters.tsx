import { type CategorySlug, serviceGroups } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Checkbox } from "@jobami/ui/Checkbox";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import * as css from "./MissionsScreen.css.ts";
import type { MissionSearch } from "./mission-search.ts";

const categories = [
  { value: "toutes", label: "Toutes les catégories" },
  ...serviceGroups.map((group) => ({
    label: group.label,
    options: group.categories.map(({ slug, label }) => ({ value: slug, label })),
  })),
];

/** Words, category, urgency: each choice is in the address, so that it can be kept and shared. */
export function MissionFilters({
  search,
  onSearch,
}: {
  search: MissionSearch;
  onSearch: (search: MissionSearch) => void;
}) {
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "");
    onSearch({ ...search, q, page: 1 });
  }
  return (
    <search>
      <form className={css.filters} onSubmit={submit}>
        <TextField
          key={search.q}
          name="q"
          type="search"
          label="Rechercher"
          defaultValue={search.q}
          maxLength={120}
          icon={<Search size={18} strokeWidth={1.75} />}
        />
        <Select
          label="Catégorie"
          options={categories}
          value={search.category || "toutes"}
          onChange={(value) =>
            onSearch({ ...search, category: value === "toutes" ? "" : (value as CategorySlug), page: 1 })
          }
        />
        <div className={css.filtersEnd}>
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
