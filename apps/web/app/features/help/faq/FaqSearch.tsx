import type { FaqView } from "@jobami/machines/support/faq";
import { Inline } from "@jobami/ui/layout/Inline";
import { visuallyHidden } from "@jobami/ui/styles";
import { Search } from "lucide-react";
import { categories, copy, countText } from "./copy.ts";
import * as css from "./FaqSection.css.ts";

/** Field of the search, in the page. */
export const searchFieldId = "faq-search";

interface FaqSearchProps {
  view: FaqView;
  onSearch: (text: string) => void;
  onCategory: (category: FaqView["category"]) => void;
}

/** The search, which stays in sight, the five subjects and how many questions are left. */
export function FaqSearch({ view, onSearch, onCategory }: FaqSearchProps) {
  return (
    <>
      <search className={css.search}>
        <Search className={css.glass} size={20} />
        <input
          id={searchFieldId}
          type="search"
          className={css.field}
          aria-label={copy.search}
          placeholder={copy.placeholder}
          autoComplete="off"
          value={view.search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </search>
      <Inline as="fieldset" gap={2} className={css.categories}>
        <legend className={visuallyHidden}>{copy.categories}</legend>
        {categories.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={css.category}
            aria-pressed={view.category === name}
            onClick={() => onCategory(name)}
          >
            {label}
          </button>
        ))}
      </Inline>
      <p role="status" className={css.count}>
        {countText(view.count)}
      </p>
    </>
  );
}
