import { serviceCategories } from "@jobami/api/taxonomy";
import { Button } from "@jobami/ui/Button";
import { Columns } from "@jobami/ui/layout/Columns";
import { Select } from "@jobami/ui/Select";
import { TextField } from "@jobami/ui/TextField";
import { Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { needsScripts } from "../../../platform/page/index.ts";
import { copy } from "./copy.ts";
import * as css from "./offers.css.ts";
import { names, type OfferSearch, searchPath } from "./where.ts";

const every = "tous";
const options = [
  { value: every, label: copy.everyCategory },
  ...serviceCategories.map(({ slug, label }) => ({ value: slug, label })),
];

/** What is looked for, at a path; any browser sends the text by itself. */
export function OfferSearchForm({ path, search }: { path: string; search: OfferSearch }) {
  const navigate = useNavigate();
  const [category, setCategory] = useState(search.category);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get(names.q) ?? "").trim();
    void navigate(searchPath(path, { q, category, page: 1 }), { preventScrollReset: true });
  }
  return (
    <search aria-label={copy.form} className={css.form}>
      <form action={path} onSubmit={send}>
        <Columns ratio="1:auto" from="tablet" gap={3} rowGap={3} align="end">
          <Columns from="tablet" gap={3} rowGap={3}>
            <TextField
              label={copy.what}
              name={names.q}
              placeholder={copy.whatPlaceholder}
              autoComplete="off"
              maxLength={100}
              defaultValue={search.q}
            />
            <div className={needsScripts}>
              <Select
                label={copy.category}
                options={options}
                value={category === "" ? every : category}
                onChange={(value) => setCategory(value === every ? "" : value)}
              />
            </div>
          </Columns>
          <Button type="submit" icon={<Search size={18} />}>
            {copy.search}
          </Button>
        </Columns>
      </form>
    </search>
  );
}
